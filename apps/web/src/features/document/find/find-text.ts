import {
  type DocumentSnapshot,
  GENERATED_KINDS,
  nodeText,
  type SectionJson,
  type SourceJson,
} from '@pv/editor-schema';
import { type Edit, type Place, readSection, type TextAddress } from '@pv/gost';
import { isTyped } from '../../../editor/section/section-title.ts';

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
}

/** More places than anybody goes through; a pattern that fits every letter stops here. */
const MOST = 20_000;

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;
const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{N}_])';
const NO_LETTER_AFTER = '(?![\\p{L}\\p{N}_])';

/**
 * The query as a global pattern. Typed spaces find no-break ones too: nobody sees the difference.
 * @throws SyntaxError when a typed regular expression is none
 */
export function patternOf({ text, matchCase, wholeWord, pattern }: FindQuery): RegExp {
  const source = pattern ? text : text.replace(SYNTAX, '\\$&').replaceAll(' ', '[ \\u00a0\\u202f]');
  const whole = wholeWord ? `${NO_LETTER_BEFORE}(?:${source})${NO_LETTER_AFTER}` : source;
  // alone first, so that a bracket of the writer's cannot close one of ours
  new RegExp(source, 'u');
  return new RegExp(whole, matchCase ? 'gmu' : 'gimu');
}

function* piecesOfSection(section: SectionJson): Generator<Piece> {
  const { id: sectionId } = section;
  let time = 0;
  const { units, blocks } = readSection(section, () => time++);
  const inOrder = [
    ...units.map((unit) => ({ order: unit.order, piece: pieceOfUnit(unit, section) })),
    ...blocks
      .filter(({ node }) => node.type === 'codeBlock')
      .map(({ node, path, order }) => ({
        order,
        piece: {
          at: { kind: 'text', sectionId, path } as const,
          text: nodeText(node),
          place: (from: number, to: number): Place => ({ sectionId, path, range: [from, to] }),
        },
      })),
  ].sort((a, b) => a.order - b.order);
  for (const { piece } of inOrder) if (piece) yield piece;
}

function pieceOfUnit(
  {
    address,
    text,
    path,
    section: { id: sectionId },
  }: ReturnType<typeof readSection>['units'][number],
  { kind }: SectionJson,
): Piece | null {
  if (address.kind === 'title') {
    return isTyped(kind) ? { at: address, text, place: () => ({ sectionId, path: [] }) } : null;
  }
  if (address.kind === 'footnote') {
    const { offset } = address;
    // the text of a note is not in the line; its sign is
    return { at: address, text, place: () => ({ sectionId, path, range: [offset, offset + 1] }) };
  }
  return { at: address, text, place: (from, to) => ({ sectionId, path, range: [from, to] }) };
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
}

function* fits(snapshot: DocumentSnapshot, query: FindQuery): Generator<Fit> {
  if (query.text === '') return;
  const pattern = patternOf(query);
  for (const { at, text, place } of pieces(snapshot)) {
    for (const match of text.matchAll(pattern)) {
      const to = match.index + match[0].length;
      if (to === match.index) continue;
      yield { at, from: match.index, to, place: place(match.index, to), match };
    }
  }
}

/**
 * Every place of the document that fits, in reading order: texts, headings, captions, cells, code, notes
 * and typed sources.
 * @throws SyntaxError when a typed regular expression is none
 */
export function findText(snapshot: DocumentSnapshot, query: FindQuery): FoundText[] {
  const found: FoundText[] = [];
  for (const { match: _match, ...place } of fits(snapshot, query)) {
    found.push(place);
    if (found.length >= MOST) break;
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

/** The edits that put `words` in the place of every match, or of one alone where it is given. */
export function replacements(
  snapshot: DocumentSnapshot,
  query: FindQuery,
  words: string,
  only: FoundText | null,
): Edit[] {
  const wanted = only && keyOf(only);
  const edits: Edit[] = [];
  for (const fit of fits(snapshot, query)) {
    if (wanted !== null && keyOf(fit) !== wanted) continue;
    const { at, from, to, match } = fit;
    edits.push({ kind: 'text', at, from, to, text: wordsFor(match, words, query) });
  }
  return edits;
}
