import {
  type DocumentSnapshot,
  GENERATED_KINDS,
  nodeText,
  type SectionJson,
  type SourceJson,
} from '@pv/editor-schema';
import { type Edit, type Place, readSection, type TextAddress } from '@pv/gost';
import { isTyped } from '../../../editor/section/section-title.ts';
import {
  rowStretches,
  type SuggestedStretch,
  suggestedStretches,
  touches,
  withoutDeleted,
} from './suggested-stretches.ts';

/** What is looked for. */
export interface FindQuery {
  text: string;
  matchCase: boolean;
  wholeWord: boolean;
  /** `text` is a regular expression. */
  pattern: boolean;
}

/** A stretch of the document that fits the query. */
export interface FoundText {
  at: TextAddress;
  from: number;
  to: number;
  /** Where the text is shown and selected. */
  place: Place;
}

/** A piece of text in which a match lies whole. */
interface Piece {
  at: TextAddress;
  text: string;
  place(from: number, to: number): Place;
  /** Where somebody suggests something. */
  suggested?: readonly SuggestedStretch[];
}

/** Stands where a word is suggested to go: it fits no word. */
const GONE = '\uFFFC';

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;
const LETTER = '\\p{L}\\p{N}_';
const NO_LETTER_BEFORE = `(?<![${LETTER}])`;
const NO_LETTER_AFTER = `(?![${LETTER}])`;
const EDGE = `(?:(?<=[${LETTER}])${NO_LETTER_AFTER}|${NO_LETTER_BEFORE}(?=[${LETTER}]))`;

/** A typed expression whose letters and edges of words are those of every alphabet, not of the Latin one alone. */
function inEveryAlphabet(expression: string): string {
  let inSet = false;
  return expression.replace(/\\.|[[\]]/gs, (sign) => {
    if (sign === '[' || sign === ']') inSet = sign === '[';
    if (sign === '\\w') return inSet ? LETTER : `[${LETTER}]`;
    if (inSet) return sign;
    if (sign === '\\W') return `[^${LETTER}]`;
    return sign === '\\b' ? EDGE : sign;
  });
}

/**
 * The query as a global pattern. Typed spaces find no-break ones too: nobody sees the difference.
 * @throws SyntaxError when a typed regular expression is none
 */
export function patternOf({ text, matchCase, wholeWord, pattern }: FindQuery): RegExp {
  const source = pattern
    ? inEveryAlphabet(text)
    : text.replace(SYNTAX, '\\$&').replaceAll(' ', '[ \\u00a0\\u202f]');
  const whole = wholeWord ? `${NO_LETTER_BEFORE}(?:${source})${NO_LETTER_AFTER}` : source;
  // alone first, so that a bracket of the writer's cannot close one of ours
  new RegExp(source, 'u');
  return new RegExp(whole, matchCase ? 'gmu' : 'gimu');
}

function* piecesOfSection(section: SectionJson): Generator<Piece> {
  const { id: sectionId } = section;
  const { units, blocks } = readSection(section);
  const inOrder = [
    ...units.map((unit) => ({ order: unit.order, piece: pieceOfUnit(unit, section, units) })),
    ...blocks
      .filter(({ node }) => node.type === 'codeBlock')
      .map(({ node, path, order }) => ({
        order,
        piece: {
          at: { kind: 'text', sectionId, path } as const,
          text: nodeText(node),
          suggested: suggestedStretches(node.content ?? []),
          place: (from: number, to: number): Place => ({ sectionId, path, range: [from, to] }),
        },
      })),
  ].sort((a, b) => a.order - b.order);
  for (const { piece } of inOrder) if (piece) yield piece;
}

type Unit = ReturnType<typeof readSection>['units'][number];

const stretchesOf = ({ inlines }: Unit) => suggestedStretches(inlines.map(({ node }) => node));

/** Of a footnote that is suggested itself, the whole text. */
function suggestedNote({ path, text }: Unit, offset: number, units: readonly Unit[]) {
  const host = units.find((unit) => unit.address.kind === 'text' && unit.path === path);
  const note = host && stretchesOf(host).find(({ from }) => from === offset);
  return note ? [{ ...note, from: 0, to: text.length }] : [];
}

function pieceOfUnit(
  unit: Unit,
  { kind, content }: SectionJson,
  units: readonly Unit[],
): Piece | null {
  const { address, text, path } = unit;
  const sectionId = unit.section.id;
  if (address.kind === 'title') {
    return isTyped(kind) ? { at: address, text, place: () => ({ sectionId, path: [] }) } : null;
  }
  if (address.kind === 'footnote') {
    const { offset } = address;
    const suggested = suggestedNote(unit, offset, units);
    // the text of a note is not in the line; its sign is
    const place = (): Place => ({ sectionId, path, range: [offset, offset + 1] });
    return { at: address, text, suggested, place };
  }
  const place = (from: number, to: number): Place => ({ sectionId, path, range: [from, to] });
  const suggested = [...rowStretches(content, path, text.length), ...stretchesOf(unit)];
  return { at: address, text, suggested, place };
}

function pieceOfSource({ id, raw }: SourceJson, sectionId: string): Piece {
  return { at: { kind: 'source', id }, text: raw, place: () => ({ sectionId, path: [] }) };
}

function* pieces({ sections, sources }: DocumentSnapshot): Generator<Piece> {
  for (const section of sections) {
    if (!GENERATED_KINDS.has(section.kind)) yield* piecesOfSection(section);
    if (section.kind !== 'references') continue;
    // what is made from fields is changed in the fields
    for (const source of sources) if (source.csl === null) yield pieceOfSource(source, section.id);
  }
}

interface Fit extends FoundText {
  match: RegExpExecArray;
  /** Somebody suggests something there. */
  beside: boolean;
}

function* fits(snapshot: DocumentSnapshot, query: FindQuery): Generator<Fit> {
  if (query.text === '') return;
  const pattern = patternOf(query);
  for (const { at, text, place, suggested = [] } of pieces(snapshot)) {
    const gone = suggested.filter(({ deleted }) => deleted);
    for (const match of withoutDeleted(text, gone, GONE).matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (to === from || touches(gone, from, to)) continue;
      const beside = touches(suggested, from, to);
      yield { at, from, to, place: place(from, to), match, beside };
    }
  }
}

/**
 * Every place of the document that fits, in reading order: texts, headings, captions, cells, code, notes
 * and typed sources; the first `most` of them.
 * @throws SyntaxError when a typed regular expression is none
 */
export function findText(
  snapshot: DocumentSnapshot,
  query: FindQuery,
  most = Number.POSITIVE_INFINITY,
): FoundText[] {
  const found: FoundText[] = [];
  for (const { match: _match, beside: _beside, ...place } of fits(snapshot, query)) {
    found.push(place);
    if (found.length >= most) break;
  }
  return found;
}

const TEMPLATE = /\$(?:(\$)|(&)|(\d{1,2})|<([^>]+)>)/g;

/** What is put in the place of a match: of a regular expression, `$1`, `$<name>` and `$&` are its parts. */
function wordsFor(match: RegExpExecArray, words: string, { pattern }: FindQuery): string {
  if (!pattern) return words;
  return words.replace(TEMPLATE, (all, dollar, whole, number, name) => {
    if (dollar) return '$';
    if (whole) return match[0];
    if (name) return match.groups?.[name] ?? '';
    return Number(number) < match.length ? (match[Number(number)] ?? '') : all;
  });
}

const keyOf = ({ at, from, to }: FoundText): string => JSON.stringify([at, from, to]);

/** What puts words in the place of matches. */
interface Replacements {
  edits: Edit[];
  /** Of each edit, its section; empty for a source. */
  sections: string[];
  /** How many matches stay, since somebody suggests something there. */
  beside: number;
}

/** Puts `words` in the place of every match, or of one alone where it is given. */
export function replacements(
  snapshot: DocumentSnapshot,
  query: FindQuery,
  words: string,
  only: FoundText | null,
): Replacements {
  const wanted = only && keyOf(only);
  const made: Replacements = { edits: [], sections: [], beside: 0 };
  for (const fit of fits(snapshot, query)) {
    if (wanted !== null && keyOf(fit) !== wanted) continue;
    const { at, from, to, match, beside } = fit;
    if (beside) {
      made.beside += 1;
      continue;
    }
    made.edits.push({ kind: 'text', at, from, to, text: wordsFor(match, words, query) });
    made.sections.push('sectionId' in at ? at.sectionId : '');
  }
  return made;
}
