import { Node } from 'prosemirror-model';
import { sectionSchema } from './schema.ts';
import type { NodeJson } from './snapshot.ts';

function checked(content: NodeJson): Node {
  const node = Node.fromJSON(sectionSchema, content);
  node.check();
  return node;
}

/**
 * Makes sure that the text of a section fits the schema.
 * @throws RangeError when it does not; the message names the node.
 */
export function checkContent(content: NodeJson): void {
  checked(content);
}

/**
 * The text of a section in the one form that equal texts have: defaults of attributes written out.
 * @throws RangeError when it does not fit the schema
 */
export function normalContent(content: NodeJson): NodeJson {
  return withoutNoChange(checked(content).toJSON() as NodeJson);
}

/** Most nodes have no suggestion: nothing is said of it, as before there were any. */
function withoutNoChange(node: NodeJson): NodeJson {
  const content = node.content?.map(withoutNoChange);
  const { change, ...attrs } = node.attrs ?? {};
  if (node.attrs === undefined || change !== null) return content ? { ...node, content } : node;
  const { attrs: _attrs, ...bare } = node;
  return {
    ...bare,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(content && { content }),
  };
}
