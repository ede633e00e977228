import type { NodeJson, SectionJson } from '@pv/editor-schema';
import type { TextAddress } from '../edits/edit.ts';

/** Stands in a unit's text for one inline atom, or, in `prose`, for one character that is not prose. */
export const ATOM = '\uFFFC';

/** A section without its text, which units and blocks know it by. */
export type SectionName = Pick<SectionJson, 'id' | 'kind' | 'title'>;

/** What a piece of text is in the document. */
export type UnitKind =
  | 'title'
  | 'heading'
  | 'paragraph'
  | 'figureCaption'
  | 'figurePart'
  | 'tableCaption'
  | 'listingCaption'
  | 'footnote';

/** What a piece of text stands in; the innermost container counts. */
export type UnitHolder = 'body' | 'list' | 'cell' | 'headerCell';

/**
 * One piece of running text. Offsets in `text` and `prose` are the editor's own: every character and
 * every inline atom counts one, so an offset is a position inside the text block.
 */
export interface TextUnit {
  kind: UnitKind;
  holder: UnitHolder;
  section: SectionName;
  /** Of the text block; empty for a title; of the host paragraph for a footnote. */
  path: readonly number[];
  address: TextAddress;
  /** The text with `ATOM` for every atom and a line feed for a hard break. */
  text: string;
  /** As `text`, with code, addresses and e-mails masked by `ATOM`: what the rules of language read. */
  prose: string;
  /** Inline nodes by offset; of text nodes, every one. The same array whenever the same node is read. */
  inlines: readonly InlineSpan[];
  /** Position in reading order, comparable with the order of blocks. */
  order: number;
}

/** One inline node and where it stands in its unit. */
export interface InlineSpan {
  node: NodeJson;
  from: number;
  to: number;
}

/** The inline nodes of a text block with their offsets. */
export function inlineSpans(block: NodeJson): InlineSpan[] {
  const spans: InlineSpan[] = [];
  let at = 0;
  for (const node of block.content ?? []) {
    const size = node.type === 'text' ? (node.text ?? '').length : 1;
    spans.push({ node, from: at, to: at + size });
    at += size;
  }
  return spans;
}

/** The text of inline nodes as `TextUnit.text` defines it. */
export function spansText(spans: readonly InlineSpan[]): string {
  let text = '';
  for (const { node } of spans) {
    if (node.type === 'text') text += node.text ?? '';
    else text += node.type === 'hardBreak' ? '\n' : ATOM;
  }
  return text;
}

/** Keeps what was worked out of the words of a text, as long as they are the same. */
export function perText<T>(work: (unit: TextUnit) => T): (unit: TextUnit) => T {
  const done = new WeakMap<TextUnit['inlines'], T>();
  return (unit) => {
    const kept = done.get(unit.inlines) ?? work(unit);
    done.set(unit.inlines, kept);
    return kept;
  };
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s«»"]+|[\w.+-]+@[\w-]+\.[\w.]+/giu;

/** Masks whatever is not prose: code, web addresses, e-mails. The length stays. */
export function maskProse(text: string, spans: readonly InlineSpan[]): string {
  let prose = text;
  for (const { node, from, to } of spans) {
    if (node.type !== 'text' || !node.marks?.some((mark) => mark.type === 'code')) continue;
    prose = prose.slice(0, from) + ATOM.repeat(to - from) + prose.slice(to);
  }
  if (!/[@]|https?:|www\./i.test(prose)) return prose;
  return prose.replace(ADDRESS, (address) => ATOM.repeat(address.length));
}

/** A match of a pattern in the prose of a unit. */
export interface UnitMatch {
  unit: TextUnit;
  from: number;
  to: number;
  match: RegExpExecArray;
}

/** Gives every match of a global pattern in a unit, looked for once as long as the words are the same. */
export function matchesOf(pattern: RegExp, hint: string | RegExp = '') {
  const found = perText((unit) =>
    [...matchUnits([unit], pattern, hint)].map(({ from, to, match }) => ({ from, to, match })),
  );
  return (unit: TextUnit): UnitMatch[] => found(unit).map((one) => ({ ...one, unit }));
}

/**
 * Every match of a global pattern in the prose of the units. Most units have nothing to do with most
 * rules: `hint`, a sign or a simple pattern without which there is no match, passes them by quickly.
 */
export function* matchUnits(
  units: Iterable<TextUnit>,
  pattern: RegExp,
  hint: string | RegExp = '',
): Generator<UnitMatch> {
  for (const unit of units) {
    const { prose } = unit;
    const hinted = typeof hint === 'string' ? prose.includes(hint) : hint.test(prose);
    if (prose === '' || !hinted) continue;
    for (const match of prose.matchAll(pattern)) {
      yield { unit, match, from: match.index, to: match.index + match[0].length };
    }
  }
}
