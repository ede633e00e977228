import {
  IconAsterisk,
  IconBlockquote,
  IconBraces,
  IconFileCode,
  IconLinkPlus,
  IconMathFunction,
  IconMathSymbols,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react';
import { runInText } from '../../platform/rich-text/run-in-text.ts';
import { putAtCaret } from '../section/put-blocks.ts';
import { type ActionContext, type EditorAction, takesInline } from './action.ts';
import { chooseFiles, PICTURE_TYPES } from './choose-files.ts';
import { tableNode } from './table-node.ts';

/** Puts a table of that size with a header row. */
export function putTable(context: ActionContext, rows: number, columns: number): void {
  putAtCaret(context.editor, tableNode(rows, columns));
}

const inBody = ({ editor }: ActionContext) => !editor.isActive('tableBlock');

/** What is put into the text. */
export const insertActions: readonly EditorAction[] = [
  {
    name: 'figure',
    label: 'editor.action.figure',
    icon: IconPhoto,
    words: 'image picture картинка изображение схема',
    canRun: inBody,
    run: ({ bench, editor }) => {
      const pos = editor.state.selection.from;
      chooseFiles(PICTURE_TYPES, (files) => bench.addPictures(files, pos));
    },
  },
  {
    name: 'table',
    label: 'editor.action.table',
    icon: IconTable,
    words: 'table complex сложная объединение ячейки шапка',
    canRun: inBody,
    run: (context) => putTable(context, 3, 3),
  },
  {
    name: 'formula',
    label: 'editor.action.formula',
    icon: IconMathFunction,
    shortcut: 'Mod-Shift-m',
    words: 'formula equation latex уравнение',
    canRun: inBody,
    run: ({ bench }) =>
      bench.openDialog({ kind: 'formula', pos: null, inline: false, tex: '', numbered: true }),
  },
  {
    name: 'formulaInline',
    label: 'editor.action.formulaInline',
    icon: IconMathSymbols,
    shortcut: 'Mod-m',
    words: 'inline formula latex символ',
    canRun: takesInline,
    run: ({ bench }) =>
      bench.openDialog({ kind: 'formula', pos: null, inline: true, tex: '', numbered: false }),
  },
  {
    name: 'citation',
    label: 'editor.action.citation',
    icon: IconBlockquote,
    shortcut: 'Mod-Shift-c',
    words: 'citation source источник литература цитата',
    canRun: takesInline,
    run: ({ bench }) => bench.openDialog({ kind: 'citation', pos: null, sources: [] }),
  },
  {
    name: 'reference',
    label: 'editor.action.reference',
    icon: IconLinkPlus,
    shortcut: 'Mod-Shift-r',
    words: 'reference рисунок таблица раздел приложение',
    canRun: takesInline,
    run: ({ bench }) => bench.openDialog({ kind: 'reference', pos: null, target: null }),
  },
  {
    name: 'footnote',
    label: 'editor.action.footnote',
    icon: IconAsterisk,
    words: 'footnote примечание',
    canRun: takesInline,
    run: ({ bench }) => bench.openDialog({ kind: 'footnote', pos: null, text: '' }),
  },
  {
    name: 'listing',
    label: 'editor.action.listing',
    icon: IconFileCode,
    words: 'listing code код программа',
    canRun: inBody,
    run: ({ editor }) =>
      putAtCaret(editor, {
        type: 'listing',
        content: [{ type: 'listingCaption' }, { type: 'codeBlock' }],
      }),
  },
  {
    name: 'codeBlock',
    label: 'editor.action.codeBlock',
    icon: IconBraces,
    words: 'code код',
    canRun: inBody,
    isActive: ({ editor }) => editor.isActive('codeBlock') && !editor.isActive('listing'),
    run: ({ editor }) => runInText(editor, (chain) => chain.toggleNode('codeBlock', 'paragraph')),
  },
];
