import type { NodeJson } from '@pv/editor-schema';
import {
  IconAsterisk,
  IconBlockquote,
  IconBraces,
  IconFileCode,
  IconLinkPlus,
  IconMathFunction,
  IconMathSymbols,
  IconPageBreak,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react';
import { runInText } from '../../platform/rich-text/run-in-text.ts';
import { figureAround } from '../section/figure-parts.ts';
import { putAtCaret } from '../section/put-blocks.ts';
import { type ActionContext, type EditorAction, takesInline } from './action.ts';

function cells(type: 'tableHeader' | 'tableCell', columns: number): NodeJson[] {
  return Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] }));
}

/** An empty table with a caption; the first of its rows is the header. Sizes are at least 1. */
export function tableNode(rows: number, columns: number): NodeJson {
  const content = Array.from({ length: Math.max(1, rows) }, (_, row) => ({
    type: 'tableRow',
    content: cells(row === 0 ? 'tableHeader' : 'tableCell', Math.max(1, columns)),
  }));
  return { type: 'tableBlock', content: [{ type: 'tableCaption' }, { type: 'table', content }] };
}

/** The types of pictures that a document takes. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/gif,image/svg+xml';

/**
 * Lets the person choose files of these types; nothing happens when none is chosen. The field stands in
 * the page until then: browsers forget one that does not, together with the choice.
 */
export function chooseFiles(accept: string, use: (files: File[]) => void, multiple = true): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = multiple;
  input.hidden = true;
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.remove();
    if (files.length > 0) use(files);
  });
  document.body.append(input);
  input.click();
}

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
      const { $from } = editor.state.selection;
      // a figure of its own, not a part of the one around
      const pos = figureAround(editor.state.doc, $from.pos) ? $from.after(1) : $from.pos;
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
    canRun: (context) => inBody(context) || takesInline(context),
    run: (context) => {
      // a cell has room in its lines only
      const inline = !inBody(context);
      const { bench } = context;
      bench.openDialog({ kind: 'formula', pos: null, inline, tex: '', numbered: !inline });
    },
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
    name: 'pageBreak',
    label: 'writing.pages.break',
    icon: IconPageBreak,
    words: 'page break новая страница',
    canRun: ({ editor }) => editor.state.selection.$from.depth === 1,
    run: ({ editor }) => putAtCaret(editor, { type: 'pageBreak' }),
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
