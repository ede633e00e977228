import { type DocumentSnapshot, type NodeJson, walk } from '@pv/editor-schema';
import { expect } from 'vitest';
import { accountWords, type ImportResult, importDocx } from '../../src/import/index.ts';
import { type MessyDocx, zipDocx } from './package.ts';
import { png } from './pictures.ts';

/**
 * A document in short lines for reading in tests: `# chap Обзор` for a section, then its blocks, such
 * as `figure1[1] Схема` with the number of pictures. Live references print as `{figure1}`, citations
 * as `{1, с. 5}`, marks as `*bold*`, formulas as `$x$`. Sections that the product makes are left out.
 */
export function describe(snapshot: DocumentSnapshot): string[] {
  const names = nameTargets(snapshot);
  return snapshot.sections
    .filter((section) => section.kind !== 'title' && section.kind !== 'main')
    .flatMap((section) => [
      `# ${section.kind} ${section.title}`.trim(),
      ...(section.content.content ?? []).flatMap((node) => block(node, names)),
    ]);
}

/** Ids get names: `figure1`, `table2`, `heading1`, `chap2`, the number of a source. */
function nameTargets(snapshot: DocumentSnapshot): Map<string, string> {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const name = (id: unknown, type: string) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    names.set(String(id), `${type}${count}`);
  };
  for (const section of snapshot.sections) {
    name(section.id, section.kind);
    walk(section.content, (node) => {
      if (node.attrs?.id) name(node.attrs.id, node.type.replace('Block', ''));
    });
  }
  snapshot.sources.forEach((source, index) => {
    names.set(source.id, String(index + 1));
  });
  return names;
}

type Names = ReadonlyMap<string, string>;
type Writer = (node: NodeJson, names: Names) => string[];

const insides: Writer = (node, names) =>
  (node.content ?? []).flatMap((child) => block(child, names));
const indented: Writer = (node, names) => insides(node, names).map((one) => `  ${one}`);
const nameOf = (node: NodeJson, names: Names) => names.get(String(node.attrs?.id)) ?? '';
const captioned: Writer = (node, names) => [
  `${nameOf(node, names)} ${line(node.content?.[0], names)}`.trimEnd(),
  ...insides({ ...node, content: (node.content ?? []).slice(1) }, names).map((one) => `  ${one}`),
];

const WRITERS: Record<string, Writer> = {
  paragraph: (node, names) => [line(node, names)].filter((text) => text !== ''),
  heading: (node, names) => [`${'#'.repeat(Number(node.attrs?.level))} ${line(node, names)}`],
  figure: (node, names) => [
    `${nameOf(node, names)}[${images(node)}] ${line(node, names)}`.trimEnd(),
  ],
  formula: (node, names) => [
    `${nameOf(node, names)}${node.attrs?.numbered ? ' numbered' : ''} $${node.attrs?.tex}$`,
  ],
  codeBlock: (node, names) => [`code ${line(node, names).replaceAll('\n', ' ⏎ ')}`],
  orderedList: (node, names) => [
    `ordered ${node.attrs?.format} from ${node.attrs?.start}`,
    ...indented(node, names),
  ],
  bulletList: (node, names) => ['bullets', ...indented(node, names)],
  tableRow: (node, names) => [
    (node.content ?? []).map((cell) => cellText(cell, names)).join(' | '),
  ],
  tableBlock: captioned,
  listing: captioned,
  pageBreak: () => ['pageBreak'],
};

const block: Writer = (node, names) => (WRITERS[node.type] ?? insides)(node, names);

const images = (node: NodeJson) =>
  Array.isArray(node.attrs?.images) ? node.attrs.images.length : 0;

function cellText(cell: NodeJson, names: Names): string {
  const { colspan, rowspan } = cell.attrs ?? {};
  const spans = `${colspan === 1 ? '' : `↔${colspan}`}${rowspan === 1 ? '' : `↕${rowspan}`}`;
  const text = (cell.content ?? []).flatMap((one) => block(one, names)).join(' / ');
  return `${cell.type === 'tableHeader' ? '!' : ''}${spans}${text}`;
}

const MARKS: Record<string, string> = { bold: '*', italic: '/', code: '`', underline: '_' };

function line(node: NodeJson | undefined, names: Names): string {
  return (node?.content ?? []).map((child) => inline(child, names)).join('');
}

function inline(node: NodeJson, names: Names): string {
  const { attrs } = node;
  if (node.type === 'hardBreak') return '⏎';
  if (node.type === 'formulaInline') return `$${attrs?.tex}$`;
  if (node.type === 'footnote') return `{note: ${attrs?.text}}`;
  if (node.type === 'crossReference') return `{${names.get(String(attrs?.target))}}`;
  if (node.type === 'citation') {
    const sources = attrs?.sources as { id: string; locator: string | null }[];
    return `{${sources.map((one) => [names.get(one.id), one.locator].filter(Boolean).join(', ')).join('; ')}}`;
  }
  return (node.marks ?? []).reduce((text, mark) => {
    if (mark.type === 'link') return `<${text}|${mark.attrs?.href}>`;
    const sign = MARKS[mark.type] ?? `^${mark.type}^`;
    return `${sign}${text}${sign}`;
  }, node.text ?? '');
}

/** An imported document, ready to be looked at. */
export interface Imported {
  bytes: Uint8Array;
  result: ImportResult;
  /** The document in lines, see `describe-result.ts`. */
  lines: string[];
  /** Codes of the warnings, each once. */
  warnings: string[];
  setAside: Record<string, string>;
}

/** Ids that count up: `id1`, `id2`, … */
function countingIds(): () => string {
  let count = 0;
  return () => `id${++count}`;
}

/** Two pictures every messy document may show: `img1` and `img2`. */
const MEDIA = { 'img1.png': png(40, 20), 'img2.png': png(10, 10) };

/** Imports a document made of blocks. Whatever else a test asks, no word may be lost. */
export async function importMessy(
  body: readonly string[],
  options: Omit<MessyDocx, 'body'> = {},
): Promise<Imported> {
  const bytes = await zipDocx({ body, media: MEDIA, ...options });
  const result = await importDocx(bytes, { newId: countingIds() });
  expect(await accountWords(bytes, result)).toEqual([]);
  return {
    bytes,
    result,
    lines: describe(result.snapshot),
    warnings: [...new Set(result.report.warnings.map((warning) => warning.code))],
    setAside: Object.fromEntries(result.report.setAside.map(({ kind, text }) => [kind, text])),
  };
}
