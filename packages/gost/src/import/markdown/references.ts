import { flowText, UNCOUNTED } from '../plain-flow.ts';
import type { FlowInline, TextFormat } from '../read/flow.ts';

/** Names that the text refers by. */
export interface Labels {
  /** Of figures, tables, formulas and headings. */
  labels: Set<string>;
  /** Keys of sources with their numbers in the list. */
  sources: Map<string, number>;
  /** References to names that nothing has. */
  lost: { references: string[]; citations: string[] };
}

/** What stands before a number, as pandoc-crossref has it unless a minus forbids it, but in whole words. */
const WORDS: Readonly<Record<string, string>> = {
  fig: 'рисунок\u00a0',
  tbl: 'таблица\u00a0',
  lst: 'листинг\u00a0',
  sec: 'раздел\u00a0',
};
/** The word is typed already. */
const WORDED = /(?:рис|табл|листинг|разд|подразд|глав|формул|fig|tab|listing|sec)[\p{L}.]*\s*$/iu;

const KEY = String.raw`[\p{L}\d_](?:[\p{L}\d_:./-]*[\p{L}\d_])?`;
const REFERENCE = new RegExp(
  String.raw`\[(?<inside>[^[\]@]{0,200}@[^[\]]{1,400})\]|(?<![\p{L}\d_@./-])@(?<bare>${KEY})`,
  'gu',
);
const CITED = new RegExp(String.raw`@(${KEY}|\*)`, 'gu');
const ITEM = new RegExp(
  String.raw`^\s*(?<lead>(?:.*\s)?)(?<minus>-?)@(?<key>${KEY})(?:,?\s+(?<more>.+))?\s*$`,
  'u',
);

/** The keys that a text may cite, in order; `@*` in its front matter cites all. */
export const citedKeys = (text: string): string[] =>
  Array.from(text.matchAll(CITED), ([, key = '']) => key);

interface Item {
  lead: string;
  /** No word stands before the number. */
  bare: boolean;
  key: string;
  more: string;
}

function readItems(inside: string): Item[] | null {
  const items = inside.split(';').map((part): Item | null => {
    const { lead = '', minus, key, more = '' } = ITEM.exec(part)?.groups ?? {};
    return key === undefined ? null : { lead, bare: minus === '-', key, more: more.trim() };
  });
  return items.every((item) => item !== null) ? items : null;
}

const isCrossReference = (key: string) => /^(fig|tbl|eq|lst|sec):/.test(key);

/** `[-@fig:a]`, `@tbl:b` and `[@ivanov2020, с. 5]` of a text; what nothing is named stays as typed and is told. */
export function readReferences(
  text: string,
  format: Partial<TextFormat>,
  known: Labels,
): FlowInline[] {
  const read: FlowInline[] = [];
  let at = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const { inside, bare = '' } = match.groups ?? {};
    const items =
      inside === undefined ? [{ lead: '', bare: false, key: bare, more: '' }] : readItems(inside);
    // a bare name that is none here may be anybody's
    if (!items || (inside === undefined && !isCrossReference(bare) && !known.sources.has(bare)))
      continue;
    const before = text.slice(at, match.index);
    const made = references(items, before, format, known) ?? citations(items, format, known);
    if (made) {
      read.push(...(before ? [flowText(before, format)] : []), ...made);
      at = match.index + match[0].length;
    } else noteLost(items, known);
  }
  const rest = text.slice(at);
  return rest === '' ? read : [...read, flowText(rest, format)];
}

function references(
  items: readonly Item[],
  before: string,
  format: Partial<TextFormat>,
  { labels }: Labels,
): FlowInline[] | null {
  if (!items.every(({ key }) => labels.has(key))) return null;
  return items.flatMap(({ lead, bare, key, more }, at) => {
    const worded = bare || at > 0 || WORDED.test(before + lead);
    const word = worded ? '' : (WORDS[key.replace(/:.*/, '')] ?? '');
    const [open, close] = key.startsWith('eq:') ? ['(', ')'] : ['', ''];
    return [
      flowText(`${at > 0 ? ', ' : ''}${lead}${word}${open}`, format),
      flowText(UNCOUNTED, { ...format, ref: key }),
      flowText(`${close}${more ? `, ${more}` : ''}`, format),
    ].filter((inline) => inline.kind !== 'text' || inline.text !== '');
  });
}

/** «[1, с. 5; 2]»: keys become the numbers of the list. */
function citations(
  items: readonly Item[],
  format: Partial<TextFormat>,
  { sources }: Labels,
): FlowInline[] | null {
  const fits = items.every(({ key, lead }, at) => sources.has(key) && (at === 0 || lead === ''));
  if (!fits) return null;
  const typed = items.map(({ key, more }) => `${sources.get(key)}${more ? `, ${more}` : ''}`);
  return [flowText(`${items[0]?.lead ?? ''}[${typed.join('; ')}]`, format)];
}

function noteLost(items: readonly Item[], { labels, sources, lost }: Labels): void {
  for (const { key } of items) {
    if (labels.has(key) || sources.has(key)) continue;
    (isCrossReference(key) ? lost.references : lost.citations).push(`@${key}`);
  }
}
