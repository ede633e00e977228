import type { FormatProfile } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { pointTwips, twips } from '../units.ts';
import type { ParagraphSpec, StyleSpec } from './style-spec.ts';

const GAP = pointTwips(LAYOUT.headingGap);

/** GOST 7.32-2017 clause 6.2.4: words of a heading are not divided. */
const HEADING: ParagraphSpec = {
  keepNext: true,
  keepLines: true,
  suppressAutoHyphens: true,
  after: GAP,
};

/**
 * Headings of sections to sub-items, clauses 6.2.3 and 6.4: from the paragraph indent, after the number,
 * without a dot. They are Word's own heading styles, so that its navigation and contents know them.
 * Bold: clause 6.1.1 names sections and subsections; deeper ones are set bold by practice.
 */
export function headingStyles({ indent }: FormatProfile): StyleSpec[] {
  return ([0, 1, 2, 3] as const).map((level) => ({
    id: `Heading${level + 1}`,
    name: `heading ${level + 1}`,
    basedOn: 'Normal',
    next: 'GostText',
    gallery: true,
    run: { bold: true, color: '000000' },
    paragraph: {
      ...HEADING,
      ...(level === 0 ? { pageBreakBefore: true } : { before: GAP }),
      headingLevel: level,
      firstLine: twips(indent),
      align: 'left',
      outlineLevel: level,
    },
  }));
}

/**
 * Centred headings of the abstract and the contents, clause 6.2.1, and of appendices, clause 6.17.3; other
 * structural elements are headings of Word's first level. In an article they run on with the text.
 */
export function structuralStyles({ form }: FormatProfile): StyleSpec[] {
  if (form === 'article') return articleStyles();
  const paragraph: ParagraphSpec = { ...HEADING, pageBreakBefore: true, align: 'center' };
  const common = {
    basedOn: 'Normal',
    next: 'GostText',
    gallery: true,
    run: { bold: true },
  } as const;
  return [
    {
      ...common,
      id: 'GostFront',
      name: 'ГОСТ Реферат и содержание',
      run: { bold: true, caps: true },
      paragraph,
    },
    {
      ...common,
      id: 'GostAppendix',
      name: 'ГОСТ Приложение',
      paragraph: { ...paragraph, outlineLevel: 0 },
    },
    {
      ...common,
      id: 'GostAppendixTitle',
      name: 'ГОСТ Название приложения',
      paragraph: { ...HEADING, align: 'center' },
    },
  ];
}

function articleStyles(): StyleSpec[] {
  const paragraph: ParagraphSpec = { ...HEADING, before: GAP, align: 'left', outlineLevel: 0 };
  const common = {
    basedOn: 'Normal',
    next: 'GostText',
    gallery: true,
    run: { bold: true },
    paragraph,
  } as const;
  return [
    { ...common, id: 'GostStructural', name: 'ГОСТ Структурный элемент' },
    { ...common, id: 'GostAppendix', name: 'ГОСТ Приложение' },
    {
      ...common,
      id: 'GostAppendixTitle',
      name: 'ГОСТ Название приложения',
      paragraph: { ...HEADING, align: 'left' },
    },
  ];
}
