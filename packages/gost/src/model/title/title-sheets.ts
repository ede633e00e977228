import type { FormatProfile, TitleRow } from '../document.ts';
import { lineCapacity } from '../table-layout.ts';

type RowOf<K extends TitleRow['kind']> = Extract<TitleRow, { kind: K }>;

/** A line of the title page in points. */
export const TITLE_LINE = 16;

/** Height of A4 in millimetres; of what stands beside the lines of a signature, in points. */
const PAGE_HEIGHT = 297;
const SIGNATURE_EXTRA = 26;
/** Width of the column of roles in millimetres. */
const ROLE = 85;
/** What the place and the year at the bottom take with the space over them, in lines. */
const FIXED = 4;

/** What a row takes in points, less free space that may give way. */
const HEIGHTS: { [K in TitleRow['kind']]: (row: RowOf<K>, width: number) => number } = {
  line: ({ text, over }, width) => (lineCount(text, width) + over) * TITLE_LINE,
  stamps: ({ left, right }, width) =>
    Math.max(...[left, right].map((side) => sum(side.map((text) => lineCount(text, width / 2))))) *
    (TITLE_LINE + 4),
  signatures: ({ people }) => sum(people.map(signatureHeight)),
  space: () => 0,
  foot: () => 0,
  sheet: () => 0,
};

const signatureHeight = ({ who }: { who: string }): number =>
  SIGNATURE_EXTRA + TITLE_LINE * lineCount(who, ROLE);

function heightOf<K extends TitleRow['kind']>(row: RowOf<K>, width: number): number {
  const height: (typeof HEIGHTS)[K] = HEIGHTS[row.kind as K];
  return height(row, width);
}

const roomOf = ({ margins }: FormatProfile) => ({
  height: ((PAGE_HEIGHT - margins.top - margins.bottom) * 72) / 25.4 - FIXED * TITLE_LINE,
  width: 210 - margins.left - margins.right,
});

/** The share of the wanted free space that the rows of the first sheet leave, so that it stays one page. */
export function spaceShare(rows: readonly TitleRow[], profile: FormatProfile): number {
  const { height, width } = roomOf(profile);
  const end = rows.findIndex(({ kind }) => kind === 'sheet');
  const sheet = end === -1 ? rows : rows.slice(0, end);
  const taken = sum(sheet.map((row) => heightOf(row, width)));
  const wanted = sum(sheet.map((row) => (row.kind === 'space' ? row.lines * TITLE_LINE : 0)));
  return wanted === 0 ? 0 : Math.min(1, Math.max(0, height - taken) / wanted);
}

const note = (text: string, over: number): TitleRow => ({
  kind: 'line',
  text,
  align: 'right',
  bold: false,
  over,
});

/** GOST 7.32-2017 clause 6.10.1: bottom right of a sheet that is not the last, top right of the next one. */
const ON_NEXT = note('Продолжение на следующем листе', 1);
const CONTINUED = note('Продолжение титульного листа', 0);
/** What the two notes take, in points. */
const NOTES = 3 * TITLE_LINE;

/**
 * The rows on as many sheets as the signatures need, clause 6.10.1: those that do not fit go on on
 * another sheet; the place and the year stand on the first one alone. Anything else stays as it is.
 */
export function onSheets(rows: readonly TitleRow[], profile: FormatProfile): TitleRow[] {
  const { height, width } = roomOf(profile);
  const end = rows.findIndex(({ kind }) => kind === 'sheet');
  const [page, others] = end === -1 ? [rows, []] : [rows.slice(0, end), rows.slice(end)];
  if (sum(page.map((row) => heightOf(row, width))) <= height) return [...rows];
  const done: TitleRow[] = [];
  const foot = page.filter(({ kind }) => kind === 'foot');
  let left = height - NOTES;
  let sheets = 1;
  const next = () => {
    done.push(ON_NEXT, ...(sheets === 1 ? foot : []), { kind: 'sheet' }, CONTINUED);
    left = height - NOTES;
    sheets += 1;
  };
  for (const row of page) {
    if (row.kind === 'foot') continue;
    if (row.kind !== 'signatures') {
      done.push(row);
      left -= heightOf(row, width);
      continue;
    }
    let people: RowOf<'signatures'>['people'] = row.people;
    while (people.length > 0) {
      const fit = fitting(people, left);
      // one signature at least, however high
      const taken = fit === 0 && done.at(-1) === CONTINUED ? 1 : fit;
      if (taken > 0) done.push({ kind: 'signatures', people: people.slice(0, taken) });
      left -= sum(people.slice(0, taken).map(signatureHeight));
      people = people.slice(taken);
      if (people.length > 0) next();
    }
  }
  return [...done, ...(sheets === 1 ? foot : []), ...others];
}

/** How many of those who sign have room. */
function fitting(people: readonly { who: string }[], room: number): number {
  let taken = 0;
  const over = people.findIndex((person) => {
    taken += signatureHeight(person);
    return taken > room;
  });
  return over === -1 ? people.length : over;
}

function lineCount(text: string, width: number): number {
  return Math.max(1, Math.ceil(text.trim().length / lineCapacity({ width, fontSize: 14 })));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
