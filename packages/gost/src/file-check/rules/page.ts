import { defineFileRule, type FileHit, type FileRule, millimetres, twips } from '../file-rule.ts';
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

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
type Margins = Record<(typeof SIDES)[number], number>;
/** A landscape sheet is turned either way. */
const TURNED: readonly (readonly (keyof Margins)[])[] = [
  SIDES,
  ['top', 'bottom', 'right', 'left'],
  ['bottom', 'top', 'left', 'right'],
];

const fits = (
  { margins }: FileSection,
  wanted: Margins,
  sides: readonly (keyof Margins)[],
): boolean =>
  sides.every((side, index) => near(millimetres(margins[SIDES[index] ?? side]), wanted[side], 1));

/** A rule that asks for margins of every section, in millimetres. */
const marginsRule = <const Id extends string>(
  rule: Pick<FileRule<Id>, 'id' | 'clause' | 'standard'>,
  wanted: Margins,
) =>
  defineFileRule({
    ...rule,
    severity: 'must',
    values: SIDES,
    *check({ sections }) {
      for (const [index, section] of sections.entries()) {
        const landscape = section.width > section.height;
        const allowed = landscape ? TURNED : TURNED.slice(0, 1);
        if (allowed.some((sides) => fits(section, wanted, sides))) continue;
        const each = (length: (side: keyof Margins) => number) =>
          Object.fromEntries(SIDES.map((side) => [side, length(side)])) as Margins;
        const right = each((side) => twips(wanted[side]));
        const mend = landscape ? {} : { mend: { section: { index, margins: right } } };
        const values = each((side) => millimetres(section.margins[side]));
        yield { at: section.firstAt, values, ...mend };
      }
    },
  });

/** The margins of a report. */
export const margins = marginsRule(
  { ...base, id: 'G32-6.1.1-margins', clause: '6.1.1' },
  { left: 30, right: 15, top: 20, bottom: 20 },
);

/** Those of a dissertation. */
export const dissertationMargins = marginsRule(
  { id: 'D11-5.3.7-margins', clause: '5.3.7', standard: 'ГОСТ Р 7.0.11-2011' },
  { left: 25, right: 10, top: 20, bottom: 20 },
);

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
