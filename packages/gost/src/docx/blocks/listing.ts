import { TextRun } from 'docx';
import type { BlockOf } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { cleanText } from '../clean-text.ts';
import { paragraph } from '../paragraph.ts';
import { pointTwips } from '../units.ts';
import type { Piece, Scope } from '../writer.ts';
import { caption } from './caption.ts';

const TAB = '    ';

/** Code under the caption «Листинг 1 — Имя», made as that of a table. */
export function listing(block: BlockOf<'listing'>, scope: Scope): Piece[] {
  const title = paragraph(scope, { style: 'GostListingCaption', children: caption(block, scope) });
  return [title, ...codeLines(block.code, scope)];
}

/** Code without a caption. */
export function code(block: BlockOf<'code'>, scope: Scope): Piece[] {
  scope.flow.wanted = Math.max(scope.flow.wanted, pointTwips(LAYOUT.tableGap));
  return codeLines(block.code, scope);
}

/** A paragraph a line; their frames join into one, which goes on over pages. */
function codeLines(source: string, scope: Scope): Piece[] {
  const lines = cleanText(source)
    .replaceAll('\t', TAB)
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  const pieces = lines.map((line) =>
    paragraph(scope, { style: 'GostListing', children: [new TextRun(line)] }),
  );
  scope.flow.wanted = pointTwips(LAYOUT.tableGap);
  return pieces;
}
