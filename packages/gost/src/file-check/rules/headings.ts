import { defineFileRule, type FileHit, twips } from '../file-rule.ts';
import { isBold, isCapitals, type Role, type RoledFile, type RoledParagraph } from '../roles.ts';

const base = { standard: 'ГОСТ 7.32-2017', severity: 'must', values: [] } as const;

type Hits = Generator<FileHit<never>>;

const of = ({ paragraphs }: RoledFile, ...roles: readonly Role[]): RoledParagraph[] =>
  paragraphs.filter(({ role }) => roles.includes(role));

/** Structural headings stand in the middle. */
export const structuralAlign = defineFileRule({
  ...base,
  id: 'G32-6.2.1-struct-form',
  clause: '6.2.1',
  *check(file): Hits {
    for (const paragraph of of(file, 'structural', 'appendix')) {
      const { align, firstLine = 0 } = paragraph.look;
      if (align === 'center' && Math.abs(firstLine) < 20) continue;
      const mend = { paragraph: { align: 'center', firstLine: 0, left: 0 } } as const;
      yield { at: paragraph.at, values: {}, mend };
    }
  },
});

/** Structural headings are in capitals. */
export const structuralCapitals = defineFileRule({
  ...base,
  id: 'G32-6.2.1-struct-caps',
  clause: '6.2.1',
  *check(file): Hits {
    for (const paragraph of of(file, 'structural')) {
      if (!isCapitals(paragraph)) yield { at: paragraph.at, values: {} };
    }
  },
});

/** Structural elements and chapters begin on a new page. */
export const newPage = defineFileRule({
  ...base,
  id: 'G32-6.2.1-new-page',
  clause: '6.2.1',
  *check(file): Hits {
    for (const paragraph of of(file, 'structural', 'chapter', 'appendix')) {
      if (paragraph.newPage) continue;
      yield { at: paragraph.at, values: {}, mend: { paragraph: { newPage: true } } };
    }
  },
});

/** Headings of sections and subsections are bold. */
export const headingBold = defineFileRule({
  ...base,
  id: 'G32-6.2.3-section-form',
  clause: '6.2.3',
  *check(file): Hits {
    for (const paragraph of of(file, 'chapter', 'heading', 'structural')) {
      if (isBold(paragraph) || (paragraph.look.outline ?? 0) > 1) continue;
      yield { at: paragraph.at, values: {}, mend: { runs: { bold: true } } };
    }
  },
});

const INDENT = twips(12.5);

/** Headings of sections begin at the paragraph indent. */
export const headingIndent = defineFileRule({
  ...base,
  id: 'G32-6.2.3-section-indent',
  clause: '6.2.3',
  *check(file): Hits {
    for (const paragraph of of(file, 'chapter', 'heading')) {
      const { firstLine = 0, left = 0, align = 'left' } = paragraph.look;
      const begins = Math.max(firstLine + left, firstLine);
      if (align !== 'center' && Math.abs(begins - INDENT) <= 15) continue;
      const mend = { paragraph: { align: 'left', firstLine: INDENT, left: 0 } } as const;
      yield { at: paragraph.at, values: {}, mend };
    }
  },
});

/** No line stands under a heading. */
export const headingUnderline = defineFileRule({
  ...base,
  id: 'G32-6.2.3-underline',
  clause: '6.2.3',
  *check(file): Hits {
    for (const paragraph of of(file, 'structural', 'appendix', 'chapter', 'heading')) {
      if (!paragraph.runs.some(({ look, text }) => look.underline && text.trim() !== '')) continue;
      yield { at: paragraph.at, values: {}, mend: { runs: { noUnderline: true } } };
    }
  },
});

/** Dots lead from each entry of the contents to its page. */
export const contentsLeader = defineFileRule({
  ...base,
  id: 'G32-5.4.1-toc-leader',
  clause: '5.4.1',
  *check(file): Hits {
    const entries = of(file, 'contents').filter(({ text }) => /\d\s*$/.test(text));
    const bare = entries.find(({ text, look }) => !look.dotLeader && !/\.{3,}|…/.test(text));
    if (bare) yield { at: bare.at, values: {} };
  },
});

/** Contents are made by the program, so that their pages are true. */
export const contentsTyped = defineFileRule({
  id: 'V-contents-typed',
  standard: 'Практика ВКР',
  clause: 'содержание',
  severity: 'practice',
  values: [],
  *check(file): Hits {
    const [first, ...more] = of(file, 'contents').filter(({ generated }) => !generated);
    if (first && more.length > 1) yield { at: first.at, values: {} };
  },
});
