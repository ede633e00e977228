import { OBJECT } from '../read/flow.ts';
import { type Block, isBlank, listMarker, type TextBlock } from './block.ts';
import { isCaptionStyle, readCaption } from './captions.ts';
import { isCode, type Look, lookOf, type Usual } from './look.ts';

/** A number typed by hand at the start of a heading. */
interface TypedNumber {
  /** «2.1», «А.3»; a Roman number is written in digits. */
  number: string;
  /** How many parts it has: 1 for a chapter. */
  depth: number;
  /** Where the name begins in the text. */
  end: number;
  /** A word such as «Глава» or a paragraph sign stands before the number. */
  worded: boolean;
}

const WORDED =
  /^(глава|раздел|часть|chapter|section|§)\s*(\d{1,2}(?:\.\d{1,2})*|[IVXLХ]{1,6})(?![\p{L}\d])[\s.:—–-]*/iu;
/** «Глава первая» to «Глава десятая», by how the words begin. */
const SPELLED =
  /^глава\s+((перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят)(?:ая|ья))(?!\p{L})[\s.:—–-]*/iu;
const ORDINALS = 'перв втор трет четверт пят шест седьм восьм девят десят'.split(' ');
const DOTTED = /^(\d{1,2}(?:\.\d{1,2}){1,4})\.?(?:[\s:—–-]+|(?=\p{L}))/u;
/** «1Введение» too, but neither «2D-графика» nor «1С». */
const SINGLE = /^(\d{1,2})(?:(?:\.\s*|\s+|\)\s+)(?=\S)|(?=\p{Lu}\p{Ll}{3}))/u;
const LETTERED = /^([А-ЯЁA-Z]\.\d{1,2}(?:\.\d{1,2})*)\.?\s+/u;
const ROMAN = /^([IVX]{1,5})(?:\.\s*|\s+)(?=\p{Lu})/u;

/** Reads the number that a heading begins with; null when it begins with a word. */
export function readTypedNumber(text: string): TypedNumber | null {
  const worded = WORDED.exec(text);
  if (worded) return toTyped(worded[2] ?? '', worded[0].length, true);
  const spelled = SPELLED.exec(text);
  if (spelled) {
    const ordinal = (spelled[2] ?? '').toLowerCase().replace('ё', 'е');
    return toTyped(String(ORDINALS.indexOf(ordinal) + 1), spelled[0].length, true);
  }
  const plain = DOTTED.exec(text) ?? LETTERED.exec(text) ?? SINGLE.exec(text) ?? ROMAN.exec(text);
  return plain ? toTyped(plain[1] ?? '', plain[0].length, false) : null;
}

function toTyped(written: string, end: number, worded: boolean): TypedNumber {
  const number = /^[IVXLХ]+$/i.test(written) ? String(fromRoman(written)) : written;
  return { number, depth: number.split('.').length, end, worded };
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, Х: 10, L: 50 };

function fromRoman(written: string): number {
  const values = Array.from(written.toUpperCase(), (sign) => ROMAN_VALUES[sign] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}

/** A heading longer than this is running text in a heading's clothes. */
const MAX_HEADING = 300;
const MAX_UNSTYLED = 200;

/** Everything about one paragraph that speaks for or against its being a heading. */
export interface Cues {
  block: TextBlock;
  /** Level by style or outline, 1 to 9, or null. */
  styled: number | null;
  look: Look;
  /** Bold, capitals or a greater size, where running text is not so. */
  emphatic: boolean;
  /** On a line of its own as a heading is: short, no comma or semicolon at its end. */
  short: boolean;
  number: TypedNumber | null;
  /** The number comes from a list, not from typing. */
  automatic: boolean;
  /** The next paragraph has the next number: this one is an item of a list. */
  hasSibling: boolean;
}

/** Gathers the cues of a paragraph; null when it cannot be a heading at all. */
export function readCues(blocks: readonly Block[], index: number, usual: Usual): Cues | null {
  const block = blocks[index];
  if (block?.kind !== 'text' || block.text.trim() === '') return null;
  const { outline, styleName } = block.source;
  const styled = outline === null ? null : outline + 1;
  const caption = readCaption(block.text);
  if ((caption?.parted || (caption && styled === null)) && block.text.length < 400) return null;
  if (isCaptionStyle(styleName) || (styled === null && isCode(block, usual))) return null;
  const look = lookOf(block);
  const own = numberOf(block);
  const nameFrom = own.number && !own.automatic ? own.number.end : 0;
  return {
    block,
    styled,
    look,
    emphatic: isEmphatic(look, usual),
    short: isShort(block.text, nameFrom, styled !== null),
    ...own,
    hasSibling: hasSibling(blocks, index),
  };
}

function isEmphatic(look: Look, usual: Usual): boolean {
  return (look.bold && !usual.bold) || look.caps || look.size >= usual.size + 1.5;
}

/** `nameFrom` is where the typed number ends: its full stop ends no sentence. */
function isShort(text: string, nameFrom: number, styled: boolean): boolean {
  if (text.includes(OBJECT) && text.replaceAll(OBJECT, '').trim() === '') return false;
  if (styled) return text.length <= MAX_HEADING && !/[.!?]\s+\p{Lu}.{80,}[.!?]$/su.test(text);
  if (text.length > MAX_UNSTYLED || /[;,:]$/.test(text)) return false;
  return !/[.!?]\s+\p{Lu}.{40,}/su.test(text.trimStart().slice(nameFrom));
}

function numberOf(block: TextBlock): Pick<Cues, 'number' | 'automatic'> {
  const typed = readTypedNumber(block.text.trimStart());
  const marker = listMarker(block);
  if (typed || !marker || marker.format === 'bullet') return { number: typed, automatic: false };
  const label = readTypedNumber(`${marker.label.replace(/[\s.)]+$/, '')} Х`);
  if (!label) return { number: null, automatic: true };
  return { number: { ...label, end: 0 }, automatic: true };
}

function hasSibling(blocks: readonly Block[], index: number): boolean {
  const block = blocks[index];
  const next = blocks.slice(index + 1, index + 6).find((other) => !isBlank(other));
  if (block?.kind !== 'text' || next?.kind !== 'text') return false;
  const marker = listMarker(block);
  const nextMarker = listMarker(next);
  if (marker && nextMarker && block.source.outline === null) {
    return marker.numId === nextMarker.numId && marker.level === nextMarker.level;
  }
  const own = readTypedNumber(block.text)?.number.split('.') ?? [];
  const other = readTypedNumber(next.text)?.number.split('.') ?? [];
  if (own.length === 0 || own.length !== other.length) return false;
  const samePrefix = own.slice(0, -1).join('.') === other.slice(0, -1).join('.');
  return samePrefix && Number(other.at(-1)) === Number(own.at(-1)) + 1;
}

/**
 * Follows the numbers of headings through the text, to tell a heading «2.3» from an item of a list:
 * a heading's number is the next one after the last heading's.
 */
export class HeadingSequence {
  #last: number[] = [];
  /** Chapters counted by hand, for headings whose numbers are not typed. */
  #chapters = 0;

  /** Notes a heading that was recognised. */
  pass(number: string | null, level: number): void {
    const parts = toParts(number);
    if (parts) this.#last = parts;
    if (level !== 1) return;
    this.#chapters = parts?.[0] ?? this.#chapters + 1;
    if (!parts) this.#last = [this.#chapters];
  }

  /** True when a heading of that number may come next; one number may be left out. */
  expects(number: string): boolean {
    const parts = toParts(number);
    if (!parts) return false;
    const depth = parts.length;
    const own = parts[depth - 1] ?? 0;
    if (depth === 1) return isNext(own, this.#chapters);
    const above = parts.slice(0, -1);
    if (above[0] !== this.#chapters && this.#chapters > 0) return false;
    if (!above.every((part, index) => part === this.#last[index])) return false;
    return isNext(own, this.#last[depth - 1] ?? 0);
  }
}

const isNext = (own: number, last: number) => own > last && own <= last + 2;

function toParts(number: string | null): number[] | null {
  if (number === null || !/^\d+(\.\d+)*$/.test(number)) return null;
  return number.split('.').map(Number);
}
