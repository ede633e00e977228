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
import type { FormatProfile, GostDocument, TitlePage, TitlePerson } from '../../model/document.ts';
import { lineCapacity } from '../../model/table-layout.ts';
import { borderlessTable } from '../borderless-table.ts';
import { cleanLine } from '../clean-text.ts';
import { halfPoints, pointTwips, textWidth, twips } from '../units.ts';
import type { BodyPiece } from '../writer.ts';

/** Widths of the columns for the signature and the name, in millimetres. */
const SIGNATURE = 38;
const NAME = 38;

/**
 * Who signs the title page, GOST 7.32-2017 clause 6.10.1: role with position and degree, a line for the
 * signature and the date, initials and surname.
 */
function signatures(people: readonly TitlePerson[], width: number): Table[] {
  const signing = people.filter(({ role, name }) => role.trim() !== '' || name.trim() !== '');
  if (signing.length === 0) return [];
  const widths = [width - twips(SIGNATURE) - twips(NAME), twips(SIGNATURE), twips(NAME)];
  const rows = signing.map(({ role, description, name }) => {
    const who = [role, description].filter((text) => text.trim() !== '').join(', ');
    return [
      [line(who), hintSpace()],
      [signatureLine(), signatureHint()],
      [line(name), hintSpace()],
    ];
  });
  return [borderlessTable(rows, { widths, verticalAlign: VerticalAlign.BOTTOM })];
}

function line(text: string): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
    alignment: 'left',
    spacing: { before: pointTwips(14) },
    children: [new TextRun(cleanLine(text))],
  });
}

function signatureLine(): Paragraph {
  return new Paragraph({
    style: 'GostTitle',
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

/** A line of the title page in points. */
const TITLE_LINE = 16;

/** Free space on the title page in points: over the kind of the work and over the signatures. */
interface TitleGaps {
  overKind: number;
  overPeople: number;
}

const WANTED: TitleGaps = { overKind: 9 * TITLE_LINE, overPeople: 5 * TITLE_LINE };

/** Height of A4 in millimetres; of what stands beside the lines of a signature, in points. */
const PAGE_HEIGHT = 297;
const TITLE_GAPS_SIGNATURE = 26;
/** Width of the column of roles in millimetres. */
const ROLE = 89;
/** What stands between the lines of the head, the codes and the work, and at the bottom, in lines. */
const FIXED = 9;

/** Shares out what the texts leave free, so that a full title page still is one page. */
export function titleGaps(page: TitlePage, { margins }: FormatProfile): TitleGaps {
  const height = ((PAGE_HEIGHT - margins.top - margins.bottom) * 72) / 25.4;
  const width = 210 - margins.left - margins.right;
  const texts = [page.ministry, page.institution, page.department, ...page.codes];
  const titled = [...texts, page.workKind, page.workSubkind, page.title];
  const lines = sum(titled.map((text) => lineCount(text, width)));
  const people = sum(
    page.people.map(
      ({ role, description }) =>
        TITLE_GAPS_SIGNATURE + TITLE_LINE * lineCount(`${role}, ${description}`, ROLE),
    ),
  );
  const free = Math.max(0, height - (lines + FIXED) * TITLE_LINE - people);
  const share = Math.min(1, free / (WANTED.overKind + WANTED.overPeople));
  return { overKind: WANTED.overKind * share, overPeople: WANTED.overPeople * share };
}

function lineCount(text: string, width: number): number {
  return Math.ceil(text.trim().length / lineCapacity({ width, fontSize: 14 }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

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
