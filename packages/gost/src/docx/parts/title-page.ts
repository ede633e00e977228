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
import { TITLE_LINE, titleGaps } from './title-gaps.ts';

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
  const { overKind, overPeople } = titleGaps(titlePage, profile);
  return [
    ...lines(titlePage, overKind).map(titleLine),
    thinLine(overPeople),
    ...signatures(titlePage.people, width),
    placeAndYear(titlePage, width),
    // A frame stands on the page of the paragraph after it, so one must follow here.
    thinLine(0),
  ];
}

function lines(page: TitlePage, overKind: number): TitleLine[] {
  const head: TitleLine[] = [page.ministry, page.institution, page.department].map(
    (text, index) => ({ text, before: index === 0 ? 0 : TITLE_LINE / 2 }),
  );
  const codes: TitleLine[] = page.codes.map((text, index) => ({
    text,
    align: 'left',
    before: index === 0 ? 2 * TITLE_LINE : 0,
  }));
  const work: TitleLine[] = [
    { text: page.workKind, before: overKind },
    { text: page.workSubkind, before: TITLE_LINE / 2 },
    { text: page.title, bold: true, before: 2 * TITLE_LINE },
  ];
  return [...head, ...codes, ...work].filter(({ text }) => text.trim() !== '');
}

function thinLine(before: number): Paragraph {
  return new Paragraph({ style: 'GostThinLine', spacing: { before: pointTwips(before) } });
}

function titleLine({ text, bold, align, before = 0 }: TitleLine): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
    ...(align && { alignment: align }),
    ...(before > 0 && { spacing: { before: pointTwips(before) } }),
    children: [new TextRun({ text: cleanLine(text), ...(bold && { bold }) })],
  });
}

/** «Москва 2026» with a space between (clause 6.10.1). */
function placeAndYear({ city, year }: TitlePage, width: number): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
    frame: {
      type: 'alignment',
      width,
      height: pointTwips(TITLE_LINE),
      rule: HeightRule.ATLEAST,
      wrap: FrameWrap.AROUND,
      anchor: { horizontal: FrameAnchorType.MARGIN, vertical: FrameAnchorType.MARGIN },
      alignment: { x: HorizontalPositionAlign.CENTER, y: VerticalPositionAlign.BOTTOM },
    },
    children: [new TextRun(cleanLine(`${city} ${year}`.trim()))],
  });
}
