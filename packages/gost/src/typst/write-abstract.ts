import { typstString } from '../formula/typst-string.ts';
import type { AbstractPart, GostDocument } from '../model/document.ts';
import { structuralTitle } from '../model/structural-titles.ts';
import { volumeLine } from '../model/volume-line.ts';
import { writeBlocks } from './write-blocks.ts';
import { nodeLabel, type WriteContext } from './write-context.ts';

/**
 * The abstract, GOST 7.32-2017 clauses 5.3 and 6.12: the volume line with the pages of this very
 * layout, the keywords without an indent and hyphens, the text.
 */
export function writeAbstract(
  abstract: AbstractPart,
  document: GostDocument,
  context: WriteContext,
): string {
  const { before, after } = volumeLine(document);
  const title = structuralTitle(document.profile.id, 'abstract', '');
  const keywords = typstString(abstract.keywords.join(', '));
  return [
    `#structural(${typstString(nodeLabel(abstract.sectionId))}, ${typstString(title)})`,
    `#p[#${typstString(before)}#context counter(page).final().first()#${typstString(after)}]`,
    ...(abstract.keywords.length > 0 ? [`#keywords(${keywords})`] : []),
    writeBlocks(abstract.blocks, context),
  ].join('\n');
}
