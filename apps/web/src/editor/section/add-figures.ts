import { type NodeJson, readSectionContent, sectionFragment } from '@pv/editor-schema';
import type { XmlFragment } from 'yjs';
import type { LiveDocument } from '../document/live-document.ts';
import { newId } from '../document/new-id.ts';

type Block = ReturnType<XmlFragment['toArray']>[number];

/**
 * Puts figures after a block of a section that is not edited here any more, at its end when the block is
 * gone. One step of the history.
 */
export function addFigures(
  { doc, replaceContents }: Pick<LiveDocument, 'doc' | 'replaceContents'>,
  place: { sectionId: string; after: Block | undefined },
  figures: readonly NodeJson[],
): void {
  const blocks = readSectionContent(doc, place.sectionId).content ?? [];
  const there = sectionFragment(doc, place.sectionId).toArray();
  const at = place.after ? there.indexOf(place.after) + 1 : 0;
  const named = figures.map((figure) => ({ ...figure, attrs: { ...figure.attrs, id: newId() } }));
  const content = blocks.toSpliced(at > 0 ? at : blocks.length, 0, ...named);
  replaceContents(new Map([[place.sectionId, { type: 'doc', content }]]), 'figure.add');
}
