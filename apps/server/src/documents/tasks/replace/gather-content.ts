import { createHash } from 'node:crypto';
import {
  type DocumentSnapshot,
  type GatherChange,
  type GatherOptions,
  gather,
  type NodeJson,
  normalContent,
  readSnapshot,
} from '@pv/editor-schema';
import { canonicalJson } from '../../store/canonical-json.ts';
import { docOf } from '../../store/doc-of.ts';
import type { Replacement } from '../../tasks.ts';

/** The digest of a section with the records that it cites, whichever form its nodes have. */
const digestOf: GatherOptions['digest'] = ({ content, ...head }, cited) => {
  const records = cited.map(({ id: _id, ...record }) => record);
  const text = canonicalJson({ ...head, content: withoutIds(normalContent(content)), records });
  return createHash('sha256').update(text).digest('hex');
};

/** The ids of sources are others in each document; what they cite is compared by its records. */
function withoutIds(node: NodeJson): NodeJson {
  if (node.type === 'citation') return { type: node.type };
  return { ...node, ...(node.content && { content: node.content.map(withoutIds) }) };
}

type Gathering = Extract<Replacement, { kind: 'gather' }>;

/** The document with what the reports of the stages say, and what that changes. */
export function gatherContent(
  { reports, take }: Gathering,
  current: DocumentSnapshot,
): { snapshot: DocumentSnapshot; gathered: GatherChange[] } {
  const read = reports.map(({ id, updates }) => ({ id, snapshot: readSnapshot(docOf(updates)) }));
  const { snapshot, changes } = gather(current, read, { take: new Set(take), digest: digestOf });
  return { snapshot, gathered: changes };
}
