import type { FormatProfile } from '../../model/document.ts';
import { STRUCTURAL_STYLE } from '../../model/structural-titles.ts';
import { halfPoints, pointTwips, twips } from '../units.ts';
import type { ParagraphSpec, RunSpec, StyleSpec } from './style-spec.ts';

const gapOf = ({ values }: FormatProfile): number => pointTwips(values.headingGap);

/** GOST 7.32-2017 clause 6.2.4: words of a heading are not divided. */
const headingLook = (profile: FormatProfile): ParagraphSpec => ({
  keepNext: true,
  keepLines: true,
  suppressAutoHyphens: true,
  after: gapOf(profile),
});

/**
 * Headings of sections to sub-items, clauses 6.2.3 and 6.4: where the profile wants them, after the number,
 * without a dot. They are Word's own heading styles, so that its navigation and contents know them.
 * Bold: clause 6.1.1 names sections and subsections; deeper ones are set bold by practice.
 */
export function headingStyles(profile: FormatProfile): StyleSpec[] {
  const { indent, values, fontSize } = profile;
  const centred = values.headingAlign === 'center';
  const before = gapOf(profile);
  const sizes = [values.chapterFontSize, values.headingFontSize, fontSize, fontSize];
  return ([0, 1, 2, 3] as const).map((level) => ({
    id: `Heading${level + 1}`,
    name: `heading ${level + 1}`,
    basedOn: 'Normal',
    next: 'GostText',
    gallery: true,
    run: {
      bold: true,
      color: '000000',
      ...(sizes[level] !== fontSize && { size: halfPoints(sizes[level] ?? fontSize) }),
    },
    paragraph: {
      ...headingLook(profile),
      ...(level === 0 && values.newPage === 'sections' ? { pageBreakBefore: true } : { before }),
      headingLevel: level,
      firstLine: centred ? 0 : twips(indent),
      align: centred ? 'center' : 'left',
      outlineLevel: level,
    },
  }));
}

/**
 * Centred headings of the abstract and the contents, clause 6.2.1, and of appendices, clause 6.17.3; other
 * structural elements are headings of Word's first level. In an article they run on with the text.
 */
export function structuralStyles(profile: FormatProfile): StyleSpec[] {
  if (profile.form !== 'work') return articleStyles(profile);
  const heading = headingLook(profile);
  const paragraph: ParagraphSpec = { ...heading, pageBreakBefore: true, align: 'center' };
  const { chapterFontSize } = profile.values;
  const bold: RunSpec = {
    bold: true,
    ...(chapterFontSize !== profile.fontSize && { size: halfPoints(chapterFontSize) }),
  };
  const common = {
    basedOn: 'Normal',
    next: 'GostText',
    gallery: true,
    run: bold,
  } as const;
  return [
    {
      ...common,
      id: 'GostFront',
      name: 'ГОСТ Реферат и содержание',
      run: {
        ...bold,
        ...(profile.values.structuralCase === 'capitals' && { caps: true }),
      },
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
      paragraph: { ...heading, align: 'center' },
    },
  ];
}

function articleStyles(profile: FormatProfile): StyleSpec[] {
  const heading = headingLook(profile);
  const align = profile.values.headingAlign === 'center' ? 'center' : 'left';
  const paragraph: ParagraphSpec = {
    ...heading,
    before: gapOf(profile),
    align,
    outlineLevel: 0,
  };
  const common = {
    basedOn: 'Normal',
    next: 'GostText',
    gallery: true,
    run: { bold: true },
    paragraph,
  } as const;
  return [
    { ...common, id: 'GostStructural', name: STRUCTURAL_STYLE },
    { ...common, id: 'GostAppendix', name: 'ГОСТ Приложение' },
    {
      ...common,
      id: 'GostAppendixTitle',
      name: 'ГОСТ Название приложения',
      paragraph: { ...heading, align },
    },
  ];
}
