import { Paragraph, TextRun } from 'docx';
import type { ArticleGroup } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { cleanLine } from '../clean-text.ts';
import { partScope } from '../part-scope.ts';
import { pointTwips } from '../units.ts';
import type { BodyPiece, Writer } from '../writer.ts';

/** Groups of lines over or under the text of an article, GOST R 7.0.7-2021, each apart from the next. */
export function articleGroups(groups: readonly ArticleGroup[], writer: Writer): BodyPiece[] {
  return groups.flatMap((group) => [gap(), ...groupPieces(group, writer)]);
}

function groupPieces(group: ArticleGroup, writer: Writer): BodyPiece[] {
  if (group.kind === 'lines') {
    return writer.writeBlocks(group.blocks, partScope(writer, { kind: 'other' }));
  }
  const title = new TextRun({ text: cleanLine(group.text), bold: true });
  return [new Paragraph({ style: 'GostTitle', children: [title] })];
}

function gap(): Paragraph {
  return new Paragraph({
    style: 'GostThinLine',
    spacing: { before: pointTwips(LAYOUT.headingGap) },
  });
}
