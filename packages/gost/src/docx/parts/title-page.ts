import {
  FrameAnchorType,
  FrameWrap,
  HeightRule,
  HorizontalPositionAlign,
  Paragraph,
  TextRun,
  VerticalPositionAlign,
} from 'docx';
import type { GostDocument, TitlePage } from '../../model/document.ts';
import { cleanLine } from '../clean-text.ts';
import { pointTwips, textWidth } from '../units.ts';
import type { BodyPiece } from '../writer.ts';
import { signatures } from './signatures.ts';

/** Free lines of the text in points, by which the title page is spaced. */
const LINE = 16;

interface TitleLine {
  text: string;
  bold?: boolean;
  align?: 'left' | 'center';
  /** Free space over it in points. */
  before?: number;
}

/**
 * The title page, GOST 7.32-2017 clause 6.10.1: everything single-spaced, in the standard's order; the
 * place and year at the bottom of the page in a frame, so that they stay there whatever is typed
 * above. A field that is empty leaves no line.
 */
export function titlePage({ titlePage, profile }: GostDocument): BodyPiece[] {
  const width = textWidth(profile);
  return [
    ...lines(titlePage).map(titleLine),
    ...signatures(titlePage.people, width),
    placeAndYear(titlePage, width),
    new Paragraph({ style: 'GostThinLine' }),
  ];
}

function lines(page: TitlePage): TitleLine[] {
  const head: TitleLine[] = [page.ministry, page.institution, page.department].map((text) => ({
    text,
    before: LINE / 2,
  }));
  const codes: TitleLine[] = page.codes.map((text, index) => ({
    text,
    align: 'left',
    before: index === 0 ? 2 * LINE : 0,
  }));
  const work: TitleLine[] = [
    { text: page.workKind, before: 6 * LINE },
    { text: page.workSubkind, before: LINE / 2 },
    { text: page.title, bold: true, before: 2 * LINE },
  ];
  return [...head, ...codes, ...work].filter(({ text }) => text.trim() !== '');
}

function titleLine({ text, bold, align, before = 0 }: TitleLine): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
    ...(align && { alignment: align }),
    ...(before > 0 && { spacing: { before: pointTwips(before) } }),
    children: [new TextRun({ text: cleanLine(text), ...(bold && { bold }) })],
  });
}

/**
 * «Москва 2026» with a space between (clause 6.10.1). A frame stands on the page of the paragraph after
 * it, so one must follow on the title page.
 */
function placeAndYear({ city, year }: TitlePage, width: number): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
    frame: {
      type: 'alignment',
      width,
      height: pointTwips(LINE),
      rule: HeightRule.ATLEAST,
      wrap: FrameWrap.AROUND,
      anchor: { horizontal: FrameAnchorType.MARGIN, vertical: FrameAnchorType.MARGIN },
      alignment: { x: HorizontalPositionAlign.CENTER, y: VerticalPositionAlign.BOTTOM },
    },
    children: [new TextRun(cleanLine(`${city} ${year}`.trim()))],
  });
}
