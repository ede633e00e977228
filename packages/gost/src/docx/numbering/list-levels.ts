import { AlignmentType, type ILevelsOptions, LevelFormat, LevelSuffix } from 'docx';
import type { ListMarker } from '../../model/document.ts';
import { listLetter } from '../../model/letters.ts';
import type { ListReference, Lists } from './lists.ts';

/** What decides the look of a list. */
export interface ListLook {
  marker: ListMarker;
  start: number;
  /** How many items the list has. */
  count: number;
  /** Indent of the first level in twips; every deeper level is indented by as much again. */
  indent: number;
}

/** Up to «ж» Word's Russian letters are those of GOST 7.32-2017 clause 6.4.6; then Word prints «з». */
const SAME_LETTERS = 7;
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * The list that each item belongs to, from the first. Items that Word can count are of one list; with
 * letters past «ж» each item has a typed marker.
 */
export function itemLists(lists: Lists, look: ListLook): ListReference[] {
  const { marker, start, count } = look;
  const positions = Array.from({ length: count }, (_, index) => start + index);
  if (marker === 'letter' && start + count - 1 > SAME_LETTERS) {
    return positions.map((position) => typedLetter(lists, position, look));
  }
  const list = marker === 'dash' ? dash(lists, look) : countedMarker(lists, look);
  return positions.map(() => list);
}

function dash(lists: Lists, { indent }: ListLook): ListReference {
  return lists.shared(`dash ${indent}`, levels(indent, { format: LevelFormat.BULLET, text: '–' }));
}

/** Not a bullet: of those LibreOffice shows the first character only. */
function typedLetter(lists: Lists, position: number, { indent }: ListLook): ListReference {
  const text = `${listLetter(position)})`;
  return lists.shared(`${text} ${indent}`, levels(indent, { format: LevelFormat.NONE, text }));
}

function countedMarker(lists: Lists, { marker, start, indent }: ListLook): ListReference {
  const format = marker === 'letter' ? LevelFormat.RUSSIAN_LOWER : LevelFormat.DECIMAL;
  return lists.fresh(`${marker} ${start} ${indent}`, levels(indent, { format, start }));
}

/** Wrapped lines return to the left edge of the text (practice of clause 6.4.6). */
function levels(
  indent: number,
  options: Pick<ILevelsOptions, 'format' | 'text' | 'start'>,
): ILevelsOptions[] {
  return LEVELS.map((level) => ({
    level,
    text: `%${level + 1})`,
    ...options,
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.SPACE,
    style: { paragraph: { indent: { left: 0, firstLine: indent * (level + 1) } } },
  }));
}

/** The numbered list of sources: GOST 7.32-2017 clause 6.16 wants a dot after the number. */
export function sourceList(lists: Lists, indent: number): ListReference {
  return lists.shared('sources', levels(indent, { format: LevelFormat.DECIMAL, text: '%1.' }));
}
