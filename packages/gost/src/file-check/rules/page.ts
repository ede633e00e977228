import { defineFileRule, type FileHit, millimetres, twips } from '../file-rule.ts';
import type { FileSection } from '../read-file.ts';
import type { FooterFacts } from '../read-footers.ts';
import type { RoledFile } from '../roles.ts';

const base = { standard: 'ГОСТ 7.32-2017', severity: 'must' } as const;

/** Sides of A4 and A3, in millimetres. */
const PAPERS: readonly (readonly [number, number])[] = [
  [210, 297],
  [297, 420],
];

const near = (one: number, other: number, by: number) => Math.abs(one - other) <= by;

/** A4; A3 where tables and figures need it. */
export const paper = defineFileRule({
  ...base,
  id: 'G32-6.1.1-paper',
  clause: '6.1.1',
  values: ['width', 'height'],
  *check({ sections }) {
    for (const section of sections) {
      if (section.width === 0) continue;
      const sides = [section.width, section.height].map(millimetres).toSorted((a, b) => a - b);
      const [short = 0, long = 0] = sides;
      if (PAPERS.some(([w, h]) => near(short, w, 1.5) && near(long, h, 1.5))) continue;
      yield { at: section.firstAt, values: { width: short, height: long } };
    }
  },
});

/** Left, right, top and bottom in millimetres; a landscape sheet is turned either way. */
const MARGINS = { left: 30, right: 15, top: 20, bottom: 20 } as const;
type Side = keyof typeof MARGINS;
const SIDES = ['left', 'right', 'top', 'bottom'] as const satisfies readonly Side[];
const TURNED: readonly (readonly Side[])[] = [
  SIDES,
  ['top', 'bottom', 'right', 'left'],
  ['bottom', 'top', 'left', 'right'],
];

const fits = ({ margins }: FileSection, sides: readonly Side[]) =>
  sides.every((side, index) => near(millimetres(margins[SIDES[index] ?? side]), MARGINS[side], 1));

/** The margins of every section. */
export const margins = defineFileRule({
  ...base,
  id: 'G32-6.1.1-margins',
  clause: '6.1.1',
  values: ['left', 'right', 'top', 'bottom'],
  *check({ sections }) {
    for (const [index, section] of sections.entries()) {
      const landscape = section.width > section.height;
      const allowed = landscape ? TURNED : TURNED.slice(0, 1);
      if (allowed.some((sides) => fits(section, sides))) continue;
      const found = Object.fromEntries(
        SIDES.map((side) => [side, millimetres(section.margins[side])]),
      ) as Record<Side, number>;
      const wanted = Object.fromEntries(SIDES.map((side) => [side, twips(MARGINS[side])]));
      const mend = landscape ? {} : { mend: { section: { index, margins: wanted } } };
      yield { at: section.firstAt, values: found, ...mend };
    }
  },
});

const ofFooters = (facts: FooterFacts | undefined) => facts ?? { numbered: true, centred: true };

/** Pages are numbered. */
export const pageNumber = defineFileRule({
  ...base,
  id: 'G32-6.3.1-page-number',
  clause: '6.3.1',
  values: [],
  *check({ footers }): Generator<FileHit<never>> {
    if (!ofFooters(footers).numbered) yield { at: null, values: {} };
  },
});

/** The number stands in the middle of the bottom. */
export const pageNumberPlace = defineFileRule({
  ...base,
  id: 'G32-6.3.1-page-place',
  clause: '6.3.1',
  values: [],
  *check({ footers }): Generator<FileHit<never>> {
    const { numbered, centred } = ofFooters(footers);
    if (numbered && !centred) yield { at: null, values: {} };
  },
});

/** The title page is counted and bears no number. */
export const titlePageNumber = defineFileRule({
  ...base,
  id: 'G32-6.3.2-title-page',
  clause: '6.3.2',
  values: [],
  *check(file: RoledFile): Generator<FileHit<never>> {
    const { sections, paragraphs, footers } = file;
    const [first] = sections;
    const front = paragraphs.some(({ role, text }) => role === 'front' && text.trim() !== '');
    if (!first || !front || first.titlePage || !footers?.firstNumbered) return;
    yield { at: 0, values: {}, mend: { section: { index: 0, titlePage: true } } };
  },
});
