import type { richText as source } from '../ru/rich-text.ts';
import type { TranslationOf } from '../shape.ts';

export const richText: TranslationOf<typeof source> = {
  toolbar: 'Formatting: {{text}}',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'List',
  orderedList: 'Numbered list',
  link: 'Link',
  table: 'Table',
  addRow: 'Add a row',
  addColumn: 'Add a column',
  deleteRow: 'Delete the row',
  deleteColumn: 'Delete the column',
  deleteTable: 'Delete the table',
  undo: 'Undo',
  redo: 'Redo',
  linkAddress: 'Address of the link',
  linkSave: 'Apply',
  linkOpen: 'Open',
  linkRemove: 'Remove the link',
  linkExample: 'https://… or /faq',
  linkWrong: 'Enter a web or e-mail address, or the path of a Provektor page, such as /faq.',
};
