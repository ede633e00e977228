import type { MantineColorsTuple } from '@mantine/core';

/**
 * Ten steps of each colour, laid out evenly in OKLCH; the sixth is the colour of the specification. In
 * blue the seventh is the filled button, the lightest blue that white text may stand on.
 */
export const blue: MantineColorsTuple = [
  '#f2f6ff',
  '#dbe5ff',
  '#becefc',
  '#9cb3f8',
  '#7a95ed',
  '#5d7ae1',
  '#4c68d2',
  '#425ab5',
  '#364a97',
  '#2b3c78',
];

export const green: MantineColorsTuple = [
  '#eff9f1',
  '#dbefe0',
  '#c0e3c9',
  '#9ed4ad',
  '#7ac391',
  '#59b378',
  '#419d63',
  '#2d804d',
  '#1e653a',
  '#114a29',
];

export const yellow: MantineColorsTuple = [
  '#fbf5e9',
  '#fcefd7',
  '#fee7bd',
  '#fedda0',
  '#ffd27c',
  '#ffc857',
  '#dda72f',
  '#b28201',
  '#846005',
  '#5a4000',
];

export const orange: MantineColorsTuple = [
  '#fff3eb',
  '#ffe8d7',
  '#ffd9bd',
  '#ffc69b',
  '#feb173',
  '#ff9b42',
  '#e1801d',
  '#b76402',
  '#8c4b02',
  '#643300',
];

export const red: MantineColorsTuple = [
  '#fff3f1',
  '#ffe1dd',
  '#fecac3',
  '#feaca2',
  '#fe887c',
  '#fe5f55',
  '#e44740',
  '#c0312d',
  '#99211f',
  '#731413',
];

export const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#eff1f4',
  '#e4e7ec',
  '#d5d9e0',
  '#c0c6d0',
  '#727a89',
  '#626a79',
  '#4b5361',
  '#343b47',
  '#1a1e27',
];

/** Surfaces and text of the dark scheme: 0 text, 4 lines, 6 raised, 7 the page. */
export const dark: MantineColorsTuple = [
  '#e6e8ee',
  '#c6cad4',
  '#a2a8b6',
  '#8a91a1',
  '#3a3f4b',
  '#2b2f39',
  '#20242c',
  '#16181d',
  '#111317',
  '#0c0d10',
];
