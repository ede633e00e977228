import { Paragraph, type Table, TextRun, VerticalAlign } from 'docx';
import type { TitlePerson } from '../../model/document.ts';
import { borderlessTable } from '../borderless-table.ts';
import { cleanLine } from '../clean-text.ts';
import { halfPoints, pointTwips, twips } from '../units.ts';

/** Widths of the columns for the signature and the name, in millimetres. */
const SIGNATURE = 38;
const NAME = 38;

/**
 * Who signs the title page, GOST 7.32-2017 clause 6.10.1: role with position and degree, a line for the
 * signature and the date, initials and surname.
 */
export function signatures(people: readonly TitlePerson[], width: number): Table[] {
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
