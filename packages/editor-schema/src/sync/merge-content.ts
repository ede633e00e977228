import * as Y from 'yjs';
import { normalContent } from '../content-check.ts';
import type { NodeJson } from '../snapshot.ts';
import { readSectionContent } from '../ydoc/read.ts';
import { writeSectionContent } from '../ydoc/write.ts';

const SECTION = 'section';

/** A copy of a document that somebody goes on with apart; the ids make every merge come out the same. */
function copyOf(doc: Y.Doc, clientID: number): Y.Doc {
  const copy = new Y.Doc();
  copy.clientID = clientID;
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

/**
 * Two texts that were made from `base` apart, as one that has the changes of both: what two editors
 * would show that had lost their connection for a while.
 * @throws RangeError when the outcome does not fit the schema
 */
export function mergeContent(base: NodeJson, theirs: NodeJson, ours: NodeJson): NodeJson {
  const start = new Y.Doc();
  start.clientID = 1;
  writeSectionContent(start, SECTION, base);
  const [their, our] = [copyOf(start, 2), copyOf(start, 3)];
  writeSectionContent(their, SECTION, theirs);
  writeSectionContent(our, SECTION, ours);
  Y.applyUpdate(their, Y.encodeStateAsUpdate(our));
  return normalContent(readSectionContent(their, SECTION));
}
