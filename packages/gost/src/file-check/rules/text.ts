import { isVolumeLine } from '../../import/recognise/front.ts';
import { defineFileRule, type FileHit, millimetres, twips } from '../file-rule.ts';
import { HEADINGS, lettersThat, type Role, type RoledFile, type RoledParagraph } from '../roles.ts';

const base = { standard: 'ГОСТ 7.32-2017', clause: '6.1.1', severity: 'must' } as const;

const RUNNING: ReadonlySet<Role> = new Set(['text', 'item']);
const CAPTIONS: ReadonlySet<Role> = new Set(['figure', 'table', 'listing']);

const isRunning = ({ role, text }: RoledParagraph) => RUNNING.has(role) && text.trim().length > 1;
const isWorded = (paragraph: RoledParagraph) =>
  isRunning(paragraph) ||
  HEADINGS.has(paragraph.role) ||
  CAPTIONS.has(paragraph.role) ||
  paragraph.role === 'aside';

/** The value of most letters of a paragraph. */
function mostly<T>(
  paragraph: RoledParagraph,
  of: (run: RoledParagraph['runs'][number]) => T,
): T | null {
  const counts = new Map<T, number>();
  for (const run of paragraph.runs) {
    counts.set(of(run), (counts.get(of(run)) ?? 0) + run.text.trim().length);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

export const FONT = 'Times New Roman';
/** Metric equals of Times New Roman, and what is set for signs only. */
const SAME_FONT =
  /^(times new roman|times|liberation serif|tinos|symbol|cambria math|wingdings.*)$/i;

const isOtherFont = ({ font, mono }: RoledParagraph['runs'][number]) =>
  !mono && !SAME_FONT.test(font);

/** Times New Roman. */
export const font = defineFileRule({
  ...base,
  id: 'G32-6.1.1-font',
  severity: 'should',
  values: ['font'],
  *check({ paragraphs }) {
    for (const paragraph of paragraphs) {
      if (!isWorded(paragraph) && paragraph.role !== 'cell') continue;
      const other = paragraph.runs.find(isOtherFont);
      if (!other || lettersThat(paragraph, isOtherFont) < 0.02) continue;
      yield { at: paragraph.at, values: { font: other.font }, mend: { runs: { usualFont: FONT } } };
    }
  },
});

const SMALLEST = 12;
const isSmall = ({ size, look }: RoledParagraph['runs'][number]) =>
  size < SMALLEST && (look.vertical ?? 'base') === 'base';

/** No letters under 12 points; tables may have smaller ones. */
export const size = defineFileRule({
  ...base,
  id: 'G32-6.1.1-size',
  values: ['size'],
  *check({ paragraphs, usualSize }) {
    for (const paragraph of paragraphs) {
      if (!isWorded(paragraph)) continue;
      const small = paragraph.runs.find((run) => isSmall(run) && !run.mono);
      if (!small || lettersThat(paragraph, isSmall) < 0.02) continue;
      const mended = usualSize >= SMALLEST ? usualSize : 14;
      const mend = { runs: { size: mended } };
      yield { at: paragraph.at, values: { size: small.size }, mend };
    }
  },
});

/** Running text is of one size. */
export const sizeMixed = defineFileRule({
  id: 'V-font-14',
  standard: 'Практика ВКР',
  clause: 'шрифт',
  severity: 'practice',
  values: ['size', 'usual'],
  *check({ paragraphs, usualSize }) {
    for (const paragraph of paragraphs) {
      if (!isRunning(paragraph)) continue;
      const own = mostly(paragraph, ({ size }) => size);
      if (own === null || own < SMALLEST || own === usualSize) continue;
      const mend = usualSize >= SMALLEST ? { mend: { runs: { size: usualSize } } } : {};
      yield { at: paragraph.at, values: { size: own, usual: usualSize }, ...mend };
    }
  },
});

const isColoured = ({ look }: RoledParagraph['runs'][number]) =>
  look.color !== undefined && look.color !== 'auto' && !/^0{6}$/.test(look.color);

/** Black letters. */
export const color = defineFileRule({
  ...base,
  id: 'G32-6.1.1-color',
  values: [],
  *check({ paragraphs }): Generator<FileHit<never>> {
    for (const paragraph of paragraphs) {
      if (paragraph.role === 'front' || !paragraph.runs.some(isColoured)) continue;
      if (lettersThat(paragraph, isColoured) === 0) continue;
      yield { at: paragraph.at, values: {}, mend: { runs: { black: true } } };
    }
  },
});

/** Line spacing of a paragraph as a multiple, or its exact height. */
function spacingOf({ look }: RoledParagraph): { multiple: number | null } {
  const rule = look.lineRule ?? 'auto';
  return { multiple: rule === 'auto' ? (look.line ?? 240) / 240 : null };
}

/** One and a half lines. */
export const spacing = defineFileRule({
  ...base,
  id: 'G32-6.1.1-spacing',
  values: ['found'],
  *check({ paragraphs }) {
    for (const paragraph of paragraphs) {
      if (!isRunning(paragraph)) continue;
      const { multiple } = spacingOf(paragraph);
      if (multiple !== null && Math.abs(multiple - 1.5) < 0.03) continue;
      const found =
        multiple === null
          ? `${(paragraph.look.line ?? 0) / 20}\u00a0пт`
          : String(Math.round(multiple * 100) / 100).replace('.', ',');
      yield { at: paragraph.at, values: { found }, mend: { paragraph: { line: 360 } } };
    }
  },
});

/** What free space parts from the text around it. */
const APART: ReadonlySet<Role | undefined> = new Set<Role>([
  'picture',
  'figure',
  'table',
  'cell',
  'listing',
  'code',
  'formula',
]);

/** No free space between paragraphs of running text. */
export const gap = defineFileRule({
  id: 'V-justify',
  standard: 'Практика ВКР',
  clause: 'интервалы',
  severity: 'practice',
  values: ['found'],
  *check({ paragraphs }) {
    for (const [index, paragraph] of paragraphs.entries()) {
      if (!isRunning(paragraph)) continue;
      const beside = { before: paragraphs[index - 1], after: paragraphs[index + 1] };
      const noGap = (['before', 'after'] as const).filter(
        (side) => (paragraph.look[side] ?? 0) > 0 && !APART.has(beside[side]?.role),
      );
      if (noGap.length === 0) continue;
      const found = Math.max(...noGap.map((side) => paragraph.look[side] ?? 0)) / 20;
      yield { at: paragraph.at, values: { found }, mend: { paragraph: { noGap } } };
    }
  },
});

const INDENT = twips(12.5);

/** The indent of 1.25 cm. */
export const indent = defineFileRule({
  ...base,
  id: 'G32-6.1.1-indent',
  values: ['found'],
  *check({ paragraphs }) {
    for (const paragraph of paragraphs) {
      if (paragraph.role !== 'text' || paragraph.afterTable || goesOn(paragraph)) continue;
      const { firstLine = 0, left = 0 } = paragraph.look;
      if (Math.abs(firstLine - INDENT) <= 15 && left === 0) continue;
      const found = String(millimetres(firstLine + left) / 10).replace('.', ',');
      const mend = { paragraph: { firstLine: INDENT, left: 0 } };
      yield { at: paragraph.at, values: { found }, mend };
    }
  },
});

/** A sentence that goes on after a formula or a table stands without an indent. */
const goesOn = ({ text }: RoledParagraph) => /^\s*\p{Ll}/u.test(text);

/** Text to both margins: not in the standard, asked for everywhere. */
export const align = defineFileRule({
  ...base,
  id: 'G32-6.1.1-align',
  standard: 'Практика ВКР',
  clause: 'выравнивание',
  severity: 'practice',
  values: [],
  *check({ paragraphs }): Generator<FileHit<never>> {
    for (const paragraph of paragraphs) {
      if (paragraph.role !== 'text' || paragraph.look.align === 'both') continue;
      // capitals and numbers with no-break spaces would be torn apart
      if (paragraph.text.length < 60 || isVolumeLine(paragraph.text)) continue;
      yield { at: paragraph.at, values: {}, mend: { paragraph: { align: 'both' } } };
    }
  },
});

/** Empty paragraphs do not make distances and pages. */
export const emptyParagraphs = defineFileRule({
  id: 'V-no-empty-paragraphs',
  standard: 'Практика ВКР',
  clause: 'пустые строки',
  severity: 'practice',
  values: ['count'],
  *check({ paragraphs }: RoledFile) {
    let count = 0;
    for (const paragraph of paragraphs) {
      if (paragraph.role === 'empty' && !paragraph.inTable) count += 1;
      else {
        if (count > 1) yield { at: paragraph.at, values: { count } };
        count = 0;
      }
    }
  },
});
