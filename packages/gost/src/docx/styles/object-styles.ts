import type { FormatProfile } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { halfPoints, lineUnits, pointTwips } from '../units.ts';
import type { ParagraphSpec, RunSpec, StyleSpec } from './style-spec.ts';
import { CODE_FONT } from './text-styles.ts';

const SINGLE = lineUnits(1);

/** A caption over its object: left, without an indent, single-spaced (GOST 7.32-2017 clause 6.6.3). */
const CAPTION_ABOVE: ParagraphSpec = {
  keepNext: true,
  keepLines: true,
  suppressAutoHyphens: true,
  before: pointTwips(LAYOUT.tableGap),
  after: pointTwips(LAYOUT.tableCaptionGap),
  line: SINGLE,
  align: 'left',
};

/** A caption under its object: centred, single-spaced, undivided (clauses 6.5.7, 6.5.8). */
const CAPTION_BELOW: ParagraphSpec = {
  keepLines: true,
  suppressAutoHyphens: true,
  before: pointTwips(LAYOUT.figureCaptionGap),
  after: pointTwips(LAYOUT.figureGap),
  line: SINGLE,
  align: 'center',
};

/** Size and style of captions where the profile has them otherwise than the text. */
function captionRun({ values, fontSize }: FormatProfile): { run?: RunSpec } {
  const run: RunSpec = {
    ...(values.captionFontSize !== fontSize && { size: halfPoints(values.captionFontSize) }),
    ...(values.captionStyle === 'italic' && { italic: true }),
  };
  return Object.keys(run).length > 0 ? { run } : {};
}

/** Figures and their captions; `caption` is the style that Word's own «Insert caption» takes. */
export function figureStyles(profile: FormatProfile): StyleSpec[] {
  return [
    {
      id: 'GostFigure',
      name: 'ГОСТ Рисунок',
      basedOn: 'Normal',
      next: 'GostFigureCaption',
      gallery: true,
      paragraph: {
        keepNext: true,
        before: pointTwips(LAYOUT.figureGap),
        line: SINGLE,
        align: 'center',
      },
    },
    {
      id: 'GostNoPicture',
      name: 'ГОСТ Нет изображения',
      basedOn: 'GostFigure',
      paragraph: { frame: { space: 12 }, left: pointTwips(12), right: pointTwips(12) },
    },
    {
      id: 'GostFigureCaption',
      name: 'ГОСТ Подпись рисунка',
      basedOn: 'Normal',
      next: 'GostText',
      gallery: true,
      ...captionRun(profile),
      paragraph: CAPTION_BELOW,
    },
    {
      id: 'GostFigurePart',
      name: 'ГОСТ Часть рисунка',
      basedOn: 'GostFigureCaption',
      paragraph: {
        ...CAPTION_BELOW,
        keepNext: true,
        before: pointTwips(4),
        after: pointTwips(LAYOUT.figureCaptionGap),
      },
    },
    {
      id: 'Caption',
      name: 'caption',
      basedOn: 'GostFigureCaption',
      next: 'GostText',
      run: { bold: false, italic: profile.values.captionStyle === 'italic', color: '000000' },
    },
  ];
}

/** Captions of tables, clause 6.6.3. */
export function tableCaptionStyles(profile: FormatProfile): StyleSpec[] {
  return [
    {
      id: 'GostTableCaption',
      name: 'ГОСТ Название таблицы',
      basedOn: 'Normal',
      next: 'GostTableText',
      gallery: true,
      ...captionRun(profile),
      paragraph: CAPTION_ABOVE,
    },
  ];
}

/** Listings and formulas (clause 6.8). */
export function codeAndFormulaStyles({ listingFontSize }: FormatProfile): StyleSpec[] {
  const gap = pointTwips(LAYOUT.formulaGap);
  return [
    {
      id: 'GostListingCaption',
      name: 'ГОСТ Название листинга',
      basedOn: 'GostTableCaption',
      next: 'GostListing',
      gallery: true,
    },
    {
      id: 'GostListing',
      name: 'ГОСТ Листинг',
      basedOn: 'Normal',
      gallery: true,
      run: { font: CODE_FONT, noProof: true, size: halfPoints(listingFontSize) },
      paragraph: {
        frame: { space: 5 },
        suppressAutoHyphens: true,
        line: SINGLE,
        left: pointTwips(LAYOUT.cellPaddingX),
        right: pointTwips(LAYOUT.cellPaddingX),
        align: 'left',
      },
    },
    {
      id: 'GostFormula',
      name: 'ГОСТ Формула',
      basedOn: 'Normal',
      next: 'GostText',
      gallery: true,
      paragraph: { before: gap, after: gap, line: SINGLE, align: 'center' },
    },
    {
      id: 'GostFormulaNumber',
      name: 'ГОСТ Номер формулы',
      basedOn: 'GostFormula',
      paragraph: { align: 'right' },
    },
    {
      id: 'GostThinLine',
      name: 'ГОСТ Разделитель',
      basedOn: 'Normal',
      run: { size: 2 },
      paragraph: { line: SINGLE },
    },
  ];
}
