import { Paragraph, type ParagraphChild, type Table, TextRun, VerticalAlign } from 'docx';
import type { BlockOf } from '../../model/document.ts';
import { borderlessTable } from '../borderless-table.ts';
import { displayMath } from '../inlines/math.ts';
import { paragraph, spaceOver } from '../paragraph.ts';
import { twips } from '../units.ts';
import type { Piece, Scope } from '../writer.ts';
import { bookmarked, captionNumber } from './caption.ts';

/** Room for the number at either side, in millimetres. */
const SIDE = 18;

/**
 * A formula on its own line, centred, with its number in parentheses at the far right (GOST 7.32-2017
 * clause 6.8.3): three columns without lines, the first empty, so that the formula is centred in the
 * line. The bookmark stands around the number with its parentheses (clause 6.8.4).
 */
export function formula(block: BlockOf<'formula'>, scope: Scope): Piece[] {
  // The number stands beside the formula only with as much space over it.
  const over = spaceOver(scope.flow, scope.writer.spaces.get('GostFormula')?.before ?? 0);
  const line = paragraph(scope, { style: 'GostFormula', children: [] });
  line.addChildElement(displayMath(block.tex));
  if (block.number === null) return [line];
  const number = bookmarked(
    block.id,
    [new TextRun('('), ...captionNumber('formula', block.number, scope), new TextRun(')')],
    scope,
  );
  return [numberedLine(line, number, { over, width: scope.width })];
}

function numberedLine(
  line: Paragraph,
  number: ParagraphChild[],
  { over, width }: { over: number; width: number },
): Table {
  const side = Math.min(twips(SIDE), Math.floor(width / 4));
  const style = 'GostFormulaNumber';
  const spacing = { before: over };
  const row = [
    [new Paragraph({ style, spacing })],
    [line],
    [new Paragraph({ style, spacing, children: number })],
  ];
  const widths = [side, width - 2 * side, side];
  return borderlessTable([row], { widths, verticalAlign: VerticalAlign.CENTER });
}
