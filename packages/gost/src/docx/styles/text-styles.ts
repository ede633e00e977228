import type { FormatProfile } from '../../model/document.ts';
import { halfPoints, lineUnits, pointTwips, textWidth, twips } from '../units.ts';
import type { StyleSpec } from './style-spec.ts';

/** Times New Roman is recommended by GOST 7.32-2017 clause 6.1.1. */
export const TEXT_FONT = 'Times New Roman';
export const CODE_FONT = 'Courier New';

/** Page numbers and footnotes: 12 pt is the smallest size of clause 6.1.1. */
const SMALL = halfPoints(12);

/** Word's own styles that the others stand on. */
export function baseStyles({ fontSize, lineSpacing }: FormatProfile): StyleSpec[] {
  return [
    {
      id: 'Normal',
      name: 'Normal',
      gallery: true,
      run: { font: TEXT_FONT, size: halfPoints(fontSize) },
      paragraph: { widowControl: true, before: 0, after: 0, line: lineUnits(lineSpacing) },
    },
    { id: 'DefaultParagraphFont', name: 'Default Paragraph Font', type: 'character' },
  ];
}

/** Running text: clause 6.1.1; lists 6.4.6; terms 6.14; keywords 6.12.2; the list of sources 6.16. */
export function textStyles({ indent, listingFontSize }: FormatProfile): StyleSpec[] {
  const firstLine = twips(indent);
  return [
    {
      id: 'GostText',
      name: 'ГОСТ Текст',
      basedOn: 'Normal',
      gallery: true,
      paragraph: { firstLine, align: 'both' },
    },
    { id: 'GostList', name: 'ГОСТ Перечисление', basedOn: 'GostText', gallery: true },
    { id: 'GostSource', name: 'ГОСТ Источник', basedOn: 'GostText', gallery: true },
    {
      id: 'GostDefinition',
      name: 'ГОСТ Определение',
      basedOn: 'GostText',
      gallery: true,
      paragraph: { firstLine: 0 },
    },
    {
      id: 'GostVolume',
      name: 'ГОСТ Объём работы',
      basedOn: 'GostText',
      next: 'GostKeywords',
      paragraph: { align: 'left', suppressAutoHyphens: true },
    },
    {
      id: 'GostKeywords',
      name: 'ГОСТ Ключевые слова',
      basedOn: 'GostText',
      next: 'GostText',
      paragraph: { firstLine: 0, align: 'left', suppressAutoHyphens: true },
    },
    {
      id: 'GostTitle',
      name: 'ГОСТ Титульный лист',
      basedOn: 'Normal',
      gallery: true,
      paragraph: { line: lineUnits(1), align: 'center', suppressAutoHyphens: true },
    },
    {
      id: 'GostCode',
      name: 'ГОСТ Код',
      type: 'character',
      gallery: true,
      run: { font: CODE_FONT, noProof: true, size: halfPoints(listingFontSize) },
    },
  ];
}

/** Footer, footnotes (clause 6.7.4) and links, which stay black (clause 6.1.1). */
export function noteStyles(): StyleSpec[] {
  return [
    {
      id: 'Footer',
      name: 'footer',
      basedOn: 'Normal',
      run: { size: SMALL },
      paragraph: { align: 'center', line: lineUnits(1) },
    },
    {
      id: 'FootnoteText',
      name: 'footnote text',
      basedOn: 'GostText',
      run: { size: SMALL },
      paragraph: { line: lineUnits(1) },
    },
    {
      id: 'FootnoteReference',
      name: 'footnote reference',
      type: 'character',
      run: { superscript: true },
    },
    { id: 'Hyperlink', name: 'Hyperlink', type: 'character', run: { color: '000000' } },
  ];
}

/**
 * Entries of the contents and of the list of illustrations, clause 5.4.1: each level two characters deeper, a dot leader to the page. No
 * right indent: LibreOffice does not print the page number beyond one.
 */
export function contentsStyles(profile: FormatProfile): StyleSpec[] {
  const entry = (left: number): Partial<StyleSpec> => ({
    basedOn: 'Normal',
    next: 'GostText',
    paragraph: {
      rightTab: { position: textWidth(profile), leader: 'dot' },
      suppressAutoHyphens: true,
      left,
      align: 'left',
    },
  });
  return [
    ...[1, 2, 3].map((level) => ({
      id: `TOC${level}`,
      name: `toc ${level}`,
      ...entry((level - 1) * contentsStep(profile)),
    })),
    { id: 'TableofFigures', name: 'table of figures', ...entry(0) },
  ];
}

/** Two characters of the text in twips. */
export function contentsStep({ fontSize }: FormatProfile): number {
  return pointTwips(fontSize);
}
