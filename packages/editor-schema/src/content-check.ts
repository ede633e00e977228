import { Node } from 'prosemirror-model';
import { sectionSchema } from './schema.ts';
import type { NodeJson } from './snapshot.ts';

/**
 * Makes sure that the text of a section fits the schema.
 * @throws RangeError when it does not; the message names the node.
 */
export function checkContent(content: NodeJson): void {
  Node.fromJSON(sectionSchema, content).check();
}
