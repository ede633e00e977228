interface Stage {
  name: 'task' | 'review' | 'method' | 'experiment' | 'defence';
  x: number;
  y: number;
  width: number;
  state: 'done' | 'now' | 'next';
}

/** Where the page of the document stands, and what there is room for on it. */
export interface Sheet {
  x: number;
  y: number;
  height: number;
  /** Widths of the lines of text above and below the figure, with the tops of the first ones. */
  upper: { top: number; widths: readonly number[] };
  lower: { top: number; widths: readonly number[] };
  figure: number;
  caption: number;
  clause: { x: number; y: number; thread: boolean };
}

/** A drawing in units that are pixels where it has its full width. */
export interface Layout {
  size: { width: number; height: number };
  card: { width: number; height: number };
  columns: readonly number[];
  stages: readonly Stage[];
  move: { x: number; y: number; width: number };
  sheet: Sheet;
}

export const WIDE: Layout = {
  size: { width: 580, height: 480 },
  card: { width: 520, height: 244 },
  columns: [104, 184, 264, 344, 424],
  stages: [
    { name: 'task', x: 28, y: 22, width: 112, state: 'done' },
    { name: 'review', x: 112, y: 64, width: 124, state: 'done' },
    { name: 'method', x: 196, y: 106, width: 136, state: 'now' },
    { name: 'experiment', x: 250, y: 148, width: 156, state: 'next' },
    { name: 'defence', x: 372, y: 190, width: 110, state: 'next' },
  ],
  move: { x: 20, y: 107, width: 154 },
  sheet: {
    x: 262,
    y: 232,
    height: 240,
    upper: { top: 26, widths: [228, 214, 232, 180] },
    lower: { top: 192, widths: [232, 220, 130] },
    figure: 84,
    caption: 170,
    clause: { x: -262, y: 150, thread: true },
  },
};

/** Narrower, with the same size of letters. */
export const PHONE: Layout = {
  size: { width: 340, height: 424 },
  card: { width: 340, height: 204 },
  columns: [68, 136, 204, 272],
  stages: [
    { name: 'task', x: 12, y: 12, width: 118, state: 'done' },
    { name: 'review', x: 36, y: 49, width: 112, state: 'done' },
    { name: 'method', x: 52, y: 86, width: 128, state: 'now' },
    { name: 'experiment', x: 110, y: 123, width: 138, state: 'next' },
    { name: 'defence', x: 216, y: 160, width: 108, state: 'next' },
  ],
  move: { x: 188, y: 87, width: 142 },
  sheet: {
    x: 20,
    y: 198,
    height: 218,
    upper: { top: 26, widths: [228, 214] },
    lower: { top: 206, widths: [] },
    figure: 60,
    caption: 150,
    clause: { x: 20, y: 172, thread: false },
  },
};
