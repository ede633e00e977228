import type {
  Block,
  BlockKind,
  BlockOf,
  FigureAsset,
  FigureParts,
  TableCell,
} from '../model/document.ts';
import { ILLUSTRATION_WORDS } from '../model/illustrations.ts';
import { listLetter } from '../model/letters.ts';
import type { PictureNames } from '../text-file/picture-names.ts';
import { tableGrid } from '../text-file/table-grid.ts';
import { escapeText, labelOf, mathText, writeInlines } from './write-inlines.ts';

/** What the writers of one document share. */
export interface LatexScope {
  pictures: PictureNames;
}

type BlockWriter<K extends BlockKind> = (block: BlockOf<K>, scope: LatexScope) => string;

const environment = (name: string, body: string, options = '') =>
  `\\begin{${name}}${options}\n${body}\n\\end{${name}}`;

/** Program text ends at the end of its environment only. */
const verbatim = (code: string) =>
  environment('verbatim', code.replaceAll('\\end{verbatim}', '\\end {verbatim}'));

const HEADINGS = { 2: 'subsection', 3: 'subsubsection', 4: 'paragraph' } as const;

function list({ marker, start, items }: BlockOf<'list'>, scope: LatexScope): string {
  const begun = (at: number) =>
    marker === 'letter' ? `\\item[${listLetter(start + at)})]` : '\\item';
  const body = items.map((blocks, at) => `${begun(at)} ${writeBlocks(blocks, scope)}`).join('\n');
  const counted = marker === 'digit' && start > 1 ? `\\setcounter{enumi}{${start - 1}}\n` : '';
  return environment(marker === 'digit' ? 'enumerate' : 'itemize', counted + body);
}

/** The blocks of a cell one under the other: no environment of its own stands in a row. */
function cellText(blocks: readonly Block[], scope: LatexScope): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return writeInlines(block.inlines).trim();
      if (block.kind === 'formula') return `$${mathText(block.tex)}$`;
      if (block.kind === 'code' || block.kind === 'listing') {
        return block.code
          .split('\n')
          .map((line) => `\\texttt{${escapeText(line)}}`)
          .join(' \\newline ');
      }
      if (block.kind === 'list') {
        return block.items
          .map((item, at) => {
            const mark =
              block.marker === 'digit'
                ? `${block.start + at})`
                : `${listLetter(block.start + at)})`;
            return `${block.marker === 'dash' ? '–' : mark} ${cellText(item, scope)}`;
          })
          .join(' \\newline ');
      }
      return writeBlocks([block], scope);
    })
    .filter((text) => text !== '')
    .join(' \\newline ');
}

function cell({ colspan, rowspan, blocks }: TableCell, scope: LatexScope): string {
  const text = cellText(blocks, scope);
  const high = rowspan > 1 ? `\\multirow{${rowspan}}{*}{${text}}` : text;
  return colspan > 1 ? `\\multicolumn{${colspan}}{|c|}{${high}}` : high;
}

/** What a cell covers beside it is not typed; what it covers below is empty. */
function row(cells: readonly (TableCell | null)[], scope: LatexScope): string {
  const typed: string[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const own = cells[at];
    typed.push(own ? cell(own, scope) : '');
    at += (own?.colspan ?? 1) - 1;
  }
  return `${typed.join(' & ')} \\\\ \\hline`;
}

function table({ id, caption, rows, columns }: BlockOf<'table'>, scope: LatexScope): string {
  const heads = rows.findIndex(({ header }) => !header);
  const written = tableGrid(rows).map((cells) => row(cells, scope));
  const head = written.slice(0, Math.max(0, heads));
  const body = written.slice(head.length);
  const widths = columns.map((share) => `p{${(share * 0.92).toFixed(3)}\\textwidth}`);
  const lines = [
    `\\caption{${writeInlines(caption)}}\\label{${labelOf(id)}} \\\\ \\hline`,
    ...(head.length > 0 ? [...head, '\\endhead'] : []),
    ...body,
  ];
  return environment('longtable', lines.join('\n'), `{|${widths.join('|')}|}`);
}

/** The parts of a figure row by row; subcaption counts them. */
function subfigures(
  { columns, parts }: FigureParts,
  pictures: (images: FigureAsset[], room: string) => string[],
): string[] {
  const width = (0.96 / Math.min(columns, parts.length)).toFixed(2);
  return parts.map(({ id, images, name }, at) => {
    const lines = [
      '\\centering',
      ...pictures(images, '\\linewidth'),
      `\\caption{${writeInlines(name)}}\\label{${labelOf(id)}}`,
    ];
    const made = environment('subfigure', lines.join('\n'), `[t]{${width}\\textwidth}`);
    const last = at === parts.length - 1;
    return last ? made : `${made}${(at + 1) % columns === 0 ? '\\par' : '\\hfill'}`;
  });
}

const WRITERS: { [K in BlockKind]: BlockWriter<K> } = {
  pageBreak: () => '\\clearpage',
  paragraph: ({ inlines }) => writeInlines(inlines).trim(),
  heading: ({ id, level, number, text }) =>
    `\\${HEADINGS[level]}${number === null ? '*' : ''}{${escapeText(text)}}\\label{${labelOf(id)}}`,
  list,
  figure({ id, images, parts, caption }, scope) {
    const pictures = (of: typeof images, room: string) =>
      of.flatMap(({ asset, width }) => {
        const path = scope.pictures.of(asset);
        return path === null ? [] : [`\\includegraphics[width=${width / 100}${room}]{${path}}`];
      });
    const shown = parts ? subfigures(parts, pictures) : pictures(images, '\\textwidth');
    const lines = [
      '\\centering',
      ...shown,
      `\\caption{${writeInlines(caption)}}\\label{${labelOf(id)}}`,
    ];
    return environment('figure', lines.join('\n'), '[h]');
  },
  table,
  illustrations: ({ of, entries }) =>
    entries
      .map(({ id, name }) => {
        const text = writeInlines(name).trim();
        const mark = `${ILLUSTRATION_WORDS[of]}~\\ref{${labelOf(id)}}`;
        return `\\noindent ${mark}${text && ` — ${text}`} \\dotfill~\\pageref{${labelOf(id)}}`;
      })
      .join('\n\n'),
  listing: ({ id, number, caption, code }) => {
    const name = writeInlines(caption).trim();
    return `\\numbered{${number}}{${labelOf(id)}}Листинг ${number}${name && ` — ${name}`}\n\n${verbatim(code)}`;
  },
  code: ({ code }) => verbatim(code),
  formula: ({ id, tex, number }) =>
    number === null
      ? `\\[ ${mathText(tex)} \\]`
      : environment('equation', `${mathText(tex)} \\tag{${number}}\\label{${labelOf(id)}}`),
};

function write<K extends BlockKind>(block: BlockOf<K>, scope: LatexScope): string {
  const writer: BlockWriter<K> = WRITERS[block.kind as K];
  return writer(block, scope);
}

/** Blocks with an empty line between them. */
export function writeBlocks(blocks: readonly Block[], scope: LatexScope): string {
  return blocks
    .map((block) => write(block, scope))
    .filter((text) => text !== '')
    .join('\n\n');
}
