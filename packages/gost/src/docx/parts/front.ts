import { Paragraph, TextRun } from 'docx';
import type { AbstractPart, ArticleGroup, PerformersPart } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { structuralTitle } from '../../model/structural-titles.ts';
import { volumeLine } from '../../model/volume-line.ts';
import { cleanLine } from '../clean-text.ts';
import { field } from '../fields.ts';
import { paragraph } from '../paragraph.ts';
import { pointTwips, textWidth } from '../units.ts';
import type { BodyPiece, Piece, Writer } from '../writer.ts';
import { partScope, titleHeading } from './heading-pieces.ts';
import { signatures } from './title-page.ts';

/** Width of the column of names in the list of performers, in millimetres. */
const PERFORMER = 60;

/**
 * «РЕФЕРАТ»: the volume line with the count of pages as a field, keywords without an indent, the text
 * (GOST 7.32-2017 clauses 5.3.2, 6.12). It is not listed in the contents (clause 5.4.1).
 */
export function abstract({ sectionId, keywords, blocks }: AbstractPart, writer: Writer): Piece[] {
  const scope = partScope(writer, { kind: 'other' });
  const { before, after } = volumeLine(writer.document);
  const title = structuralTitle(writer.document.profile, 'abstract', '');
  const pages = field(' NUMPAGES ', String(writer.options.pages ?? ''));
  const volume = [new TextRun(cleanLine(before)), pages, new TextRun(after)];
  const words = new TextRun(cleanLine(keywords.join(', ')));
  return [
    titleHeading({ sectionId, title, style: 'GostFront' }, scope),
    paragraph(scope, { style: 'GostVolume', children: volume }),
    ...(keywords.length > 0
      ? [paragraph(scope, { style: 'GostKeywords', children: [words] })]
      : []),
    ...writer.writeBlocks(blocks, scope),
  ];
}

/** The list of performers, GOST 7.32-2017 clause 6.11: what each has done stands under his name in brackets. */
export function performers({ sectionId, people }: PerformersPart, writer: Writer): BodyPiece[] {
  const { profile } = writer.document;
  const scope = partScope(writer, { kind: 'other' });
  const title = structuralTitle(profile, 'performers', '');
  const signing = people.map(({ about, name, share }) => ({
    who: about,
    name: share === '' ? name : `${name}\n(${share})`,
  }));
  const heading = titleHeading({ sectionId, title, style: 'GostFront' }, scope);
  // Word opens no table without rows
  if (signing.length === 0) return [heading];
  return [
    heading,
    signatures({ kind: 'signatures', people: signing }, textWidth(profile), {
      name: PERFORMER,
      list: true,
    }),
  ];
}

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
