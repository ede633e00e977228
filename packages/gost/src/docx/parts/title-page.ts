import {
  FrameAnchorType,
  FrameWrap,
  HeightRule,
  HorizontalPositionAlign,
  Paragraph,
  type Table,
  TextRun,
  VerticalAlign,
  VerticalPositionAlign,
} from 'docx';
import type { GostDocument, TitleRow } from '../../model/document.ts';
import { titleRows } from '../../model/title/title-rows.ts';
import { spaceShare, TITLE_LINE } from '../../model/title/title-sheets.ts';
import { borderlessTable } from '../borderless-table.ts';
import { cleanLine } from '../clean-text.ts';
import { halfPoints, pointTwips, textWidth, twips } from '../units.ts';
import type { BodyPiece } from '../writer.ts';

type RowOf<K extends TitleRow['kind']> = Extract<TitleRow, { kind: K }>;

/** Widths of the columns for the signature and the name, in millimetres. */
const SIGNATURE = 38;
const NAME = 38;

/**
 * Who signs, GOST 7.32-2017 clauses 6.10.1 and 6.11: role with position and degree, a line for the
 * signature and the date, initials and surname. On the title page the name stands by the last line of the
 * role; in the list of performers by the first, with what he has done under it.
 */
export function signatures(
  { people }: RowOf<'signatures'>,
  width: number,
  { name = NAME, list = false } = {},
): Table {
  const widths = [width - twips(SIGNATURE) - twips(name), twips(SIGNATURE), twips(name)];
  const rows = people.map(({ who, name }) => {
    const [first = '', ...others] = name.split('\n');
    return [
      [line(who), hintSpace()],
      [signatureLine(), signatureHint()],
      [line(first), ...others.map((share) => line(share, 0)), hintSpace()],
    ];
  });
  const verticalAlign = list ? VerticalAlign.TOP : VerticalAlign.BOTTOM;
  return borderlessTable(rows, { widths, verticalAlign });
}

function line(text: string, before = 14): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
    alignment: 'left',
    spacing: { before: pointTwips(before) },
    children: [new TextRun(cleanLine(text))],
  });
}

function signatureLine(): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
    spacing: { before: pointTwips(14) },
    children: [new TextRun('_'.repeat(14))],
  });
}

function signatureHint(): Paragraph {
  return small('подпись, дата');
}

/** As high as the hint, so that the name stands on the line of the signature. */
function hintSpace(): Paragraph {
  return small('');
}

function small(text: string): Paragraph {
  const size = halfPoints(10);
  return new Paragraph({
    style: 'GostTitle',
    run: { size },
    children: text === '' ? [] : [new TextRun({ text, size })],
  });
}

/** Those who approve beside each other, each in his half of the sheet. */
function stamps({ left, right }: RowOf<'stamps'>, width: number): Table {
  const half = Math.floor(width / 2);
  const side = (lines: readonly string[]) =>
    lines.length > 0 ? lines.map(stampLine) : [stampLine('')];
  return borderlessTable([[side(left), side(right)]], {
    widths: [half, width - half],
    verticalAlign: VerticalAlign.TOP,
  });
}

function stampLine(text: string): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
    alignment: 'left',
    spacing: { before: pointTwips(4) },
    children: text === '' ? [] : [new TextRun(cleanLine(text))],
  });
}

/**
 * The title page, GOST 7.32-2017 clause 6.10.1: everything single-spaced, in the order of its blocks; the
 * place and year at the bottom of the page in a frame, so that they stay there whatever is typed above.
 */
export function titlePage(document: GostDocument): BodyPiece[] {
  const width = textWidth(document.profile);
  const rows = titleRows(document);
  const share = spaceShare(rows, document.profile);
  const pieces: { [K in TitleRow['kind']]: (row: RowOf<K>) => BodyPiece[] } = {
    line: (row) => [titleLine(row)],
    stamps: (row) => [thinLine(TITLE_LINE), stamps(row, width), thinLine(0)],
    signatures: (row) => [thinLine(0), signatures(row, width)],
    space: ({ lines }) => [thinLine(lines * share * TITLE_LINE)],
    // a frame stands on the page of the paragraph after it, so one must follow here
    foot: ({ text }) => [placeAndYear(text, width), thinLine(0)],
    sheet: () => [nextPage()],
  };
  return rows.flatMap(<K extends TitleRow['kind']>(row: RowOf<K>) => {
    const write: (typeof pieces)[K] = pieces[row.kind as K];
    return write(row);
  });
}

/** A new page under a cover whose text runs on. */
export function nextPage(): Paragraph {
  return new Paragraph({ style: 'GostThinLine', pageBreakBefore: true });
}

function thinLine(before: number): Paragraph {
  return new Paragraph({ style: 'GostThinLine', spacing: { before: pointTwips(before) } });
}

function titleLine({ text, bold, align, over }: RowOf<'line'>): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
    ...(align !== 'center' && { alignment: align }),
    ...(over > 0 && { spacing: { before: pointTwips(over * TITLE_LINE) } }),
    children: [new TextRun({ text: cleanLine(text), ...(bold && { bold }) })],
  });
}

/** «Москва 2026» with a space between (clause 6.10.1). */
function placeAndYear(text: string, width: number): Paragraph {
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
    children: [new TextRun(cleanLine(text))],
  });
}
