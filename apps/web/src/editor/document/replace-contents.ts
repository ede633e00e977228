import { type NodeJson, sectionSchema, sectionsMap, writeSectionContent } from '@pv/editor-schema';
import { Node } from '@tiptap/pm/model';
import type * as Y from 'yjs';
import { LocalChange } from './local-change.ts';

/**
 * Makes the texts of sections equal to what is given, all in one step that one undo takes back.
 * Only what differs is touched; sections that are gone are passed over.
 * @throws RangeError when a text does not fit the schema; nothing is written then
 */
export function replaceContents(
  doc: Y.Doc,
  contents: ReadonlyMap<string, NodeJson>,
  name: string,
): void {
  for (const content of contents.values()) Node.fromJSON(sectionSchema, content).check();
  doc.transact(() => {
    for (const [id, content] of contents) {
      if (sectionsMap(doc).has(id)) writeSectionContent(doc, id, content);
    }
  }, new LocalChange(name));
}
