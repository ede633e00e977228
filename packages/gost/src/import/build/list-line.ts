import { type Block, listMarker, type TextBlock } from '../recognise/block.ts';
import { automaticCaption } from '../recognise/captions.ts';
import type { Recognition } from '../recognise/recognition.ts';

/** A paragraph that is an item of a list, made by Word or typed by hand. */
export interface ListLine {
  block: TextBlock;
  /** Items of one family may stand in one list. */
  family: string;
  typed: boolean;
  ordered: boolean;
  format: 'digit' | 'letter';
  /** Number of the item; 0 for bullets. */
  value: number;
  /** `w:ilvl`; 0 for typed items. */
  level: number;
  /** Where the item stands, in twentieths of a point. */
  indent: number;
  /** Where its text begins. */
  end: number;
  /** No space parts a typed dash from its text. */
  tight: boolean;
}

const BULLET = /^([-–—−•·●▪■□○◦✓➢*])[\s\u00A0]+|^[-–—](?=\p{L})/u;
const ORDERED = /^(\d{1,2}|[а-яёa-z])([.)])[\s\u00A0]+/iu;
const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

/** Reads a block as an item of a list; null for other blocks and for headings. */
export function readListLine(block: Block | null, recognition: Recognition): ListLine | null {
  if (block?.kind !== 'text' || block.text.trim() === '') return null;
  if (recognition.headings.has(block)) return null;
  return automatic(block) ?? typed(block);
}

function automatic(block: TextBlock): ListLine | null {
  const marker = listMarker(block);
  if (!marker || automaticCaption(block)) return null;
  const ordered = marker.format !== 'bullet';
  return {
    block,
    family: `list ${marker.numId}`,
    typed: false,
    ordered,
    format: /letter|russian/i.test(marker.format) ? 'letter' : 'digit',
    value: ordered ? marker.value : 0,
    level: marker.level,
    indent: block.source.left,
    end: 0,
    tight: false,
  };
}

function typed(block: TextBlock): ListLine | null {
  const indent = block.source.left + block.source.firstLine;
  const shared = { block, typed: true, level: 0, indent, tight: false };
  const bullet = BULLET.exec(block.text);
  if (bullet) {
    const family = /[-–—−]/.test(bullet[0]) ? 'dash' : 'bullet';
    const [{ length: end }, sign] = bullet;
    const tight = sign === undefined;
    return { ...shared, family, ordered: false, format: 'digit', value: 0, end, tight };
  }
  const ordered = ORDERED.exec(block.text);
  const marker = ordered?.[1] ?? '';
  if (!ordered || (/\p{Lu}/u.test(marker) && ordered[2] === '.')) return null;
  const isDigit = /\d/.test(marker);
  return {
    ...shared,
    family: `${isDigit ? 'digit' : 'letter'} ${ordered[2]}`,
    ordered: true,
    format: isDigit ? 'digit' : 'letter',
    value: isDigit ? Number(marker) : letterValue(marker.toLowerCase()),
    end: ordered[0].length,
  };
}

const letterValue = (letter: string) =>
  (RUSSIAN.includes(letter) ? RUSSIAN.indexOf(letter) : letter.charCodeAt(0) - 97) + 1;

/** True when `line` is the item after `last` of the same counted list; letters may be left out. */
export function follows(last: ListLine, line: ListLine): boolean {
  if (!line.ordered || last.family !== line.family) return false;
  const step = line.value - last.value;
  return step === 1 || (line.format === 'letter' && line.typed && step > 0 && step <= 3);
}
