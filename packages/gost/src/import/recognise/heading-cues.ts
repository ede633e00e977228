import { OBJECT } from '../read/flow.ts';
import { type Block, isBlank, listMarker, type TextBlock } from './block.ts';
import { isCaptionStyle, readCaption } from './captions.ts';
import { isCode } from './is-code.ts';
import { type Look, lookOf, type Usual } from './look.ts';
import { readTypedNumber, type TypedNumber } from './typed-number.ts';

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
  return {
    block,
    styled,
    look,
    emphatic: isEmphatic(look, usual),
    short: isShort(block.text, styled !== null),
    ...numberOf(block),
    hasSibling: hasSibling(blocks, index),
  };
}

function isEmphatic(look: Look, usual: Usual): boolean {
  return (look.bold && !usual.bold) || look.caps || look.size >= usual.size + 1.5;
}

function isShort(text: string, styled: boolean): boolean {
  if (text.includes(OBJECT) && text.replaceAll(OBJECT, '').trim() === '') return false;
  if (styled) return text.length <= MAX_HEADING && !/[.!?]\s+\p{Lu}.{80,}[.!?]$/su.test(text);
  if (text.length > MAX_UNSTYLED || /[;,:]$/.test(text)) return false;
  return !/[.!?]\s+\p{Lu}.{40,}/su.test(text.replace(/^\S+\s/, ''));
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
