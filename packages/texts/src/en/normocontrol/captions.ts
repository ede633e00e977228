import type { captions as ru } from '../../ru/normocontrol/captions.ts';
import type { TranslationOf } from '../../shape.ts';

/** Rules about captions, tables, notes and footnotes. */
export const captions: TranslationOf<typeof ru> = {
  'G32-6.5.8-caption-capital': {
    title: 'First letter of a figure’s name',
    message: 'The name of the figure starts with a lower-case letter.',
    advice: 'Start the name with a capital.',
  },
  'G32-6.6.3-caption-capital': {
    title: 'First letter of a table’s name',
    message: 'The name of the table starts with a lower-case letter.',
    advice: 'Start the name with a capital.',
  },
  'V-listing-capital': {
    title: 'First letter of a listing’s name',
    message: 'The name of the listing starts with a lower-case letter.',
    advice: 'Start the name with a capital.',
  },
  'G32-6.5.7-caption': {
    title: 'Full stop after a figure’s name',
    message: 'The name of the figure ends with a full stop.',
    advice: 'There is no full stop after the name of a figure.',
  },
  'G32-6.6.3-caption': {
    title: 'Full stop after a table’s name',
    message: 'The name of the table ends with a full stop.',
    advice: 'There is no full stop after the name of a table.',
  },
  'V-listing-dot': {
    title: 'Full stop after a listing’s name',
    message: 'The name of the listing ends with a full stop.',
    advice: 'Listings are named as figures are: without a full stop.',
  },
  'V-caption-empty': {
    title: 'No name',
    message: 'The table or listing has no name.',
    advice: 'Say briefly what it shows.',
  },
  'G32-6.5.1-no-image': {
    title: 'Figure without a picture',
    message: 'The figure has no picture.',
    advice: 'Upload a picture or remove the figure.',
  },
  'V-object-in-cell': {
    title: 'Figure or table in a cell',
    message: 'A numbered figure or table stands in a cell of a table.',
    advice: 'Move it out: a caption and number in a cell break the order of numbers.',
  },
  'G32-6.5.7-caption-paragraph': {
    title: 'Caption typed as a paragraph',
    message: 'The caption “{{typed}}” is typed as a paragraph.',
    advice:
      'Move it into the caption of the figure or table: the number will be right and the caption will not part from it in print.',
  },
  'G32-6.5.7-caption-typed': {
    title: 'Word and number in a figure’s caption',
    message: '“{{typed}}” is typed into the caption and will be printed twice.',
    advice: 'Leave the name only: the word and the number are added automatically.',
  },
  'G32-6.6.3-caption-typed': {
    title: 'Word and number in a table’s name',
    message: '“{{typed}}” is typed into the name and will be printed twice.',
    advice: 'Leave the name only: the word and the number are added automatically.',
  },
  'V-listing-typed': {
    title: 'Word and number in a listing’s name',
    message: '“{{typed}}” is typed into the name and will be printed twice.',
    advice: 'Leave the name only: the word and the number are added automatically.',
  },
  'E105-4.4.18-empty': {
    title: 'Empty cells',
    message: 'Empty cells in the table: {{count}}.',
    advice: 'A dash stands in a cell without data.',
  },
  'G32-6.6.7-ditto': {
    title: 'Ditto marks instead of numbers',
    message: 'Ditto marks stand for “{{replaced}}”; numbers and symbols must be written out.',
    advice: 'Repeat the whole value in the cell.',
  },
  'E105-6.8.1-size': {
    title: 'Table too small',
    message:
      'Size of the table: rows {{rows}}, columns {{columns}}. At least two of each are needed.',
    advice: 'Say it in the text or in a list.',
  },
  'G32-6.6.5-heads-case': {
    title: 'Column head with a lower-case letter',
    message: 'The head of a column starts with a lower-case letter.',
    advice: 'Heads of columns and rows start with a capital.',
  },
  'G32-6.6.5-heads-dot': {
    title: 'Full stop in a column head',
    message: 'The head of a column ends with a full stop.',
    advice: 'Heads and sub-heads of a table have no full stop at the end.',
  },
  'E105-4.4.8-no-npp': {
    title: 'Column “№ п/п”',
    message: 'The table has a column “№ п/п”.',
    advice: 'Such a column is not allowed: put the numbers into the first column before the names.',
  },
  'G32-6.6.3-header-repeat': {
    title: 'Table without a header row',
    message: 'No row of the table is marked as the header row.',
    advice: 'Mark the first row as the header row: it will be repeated on the next page.',
  },
  'G32-6.7.4-footnote-mark': {
    title: 'Space before a footnote mark',
    message: 'A space stands before the footnote mark.',
    advice: 'The mark stands right after the word, number or sentence.',
  },
  'G32-6.7.4-footnote-empty': {
    title: 'Empty footnote',
    message: 'The footnote has no text.',
    advice: 'Write the text of the footnote or remove it.',
  },
  'G32-6.7.3-note-single': {
    title: 'Form of a note',
    message: '“{{found}}” is a wrong beginning of a note.',
    advice: 'Write «Примечание — Текст»: the word with a capital, a dash, the text with a capital.',
  },
  'G32-6.7.3-note-many': {
    title: 'Several notes',
    message: 'Several notes stand under the word «Примечания» without a colon.',
    advice:
      'Write «Примечания» once, and the notes under it with the numbers 1, 2, 3 without full stops.',
  },
};
