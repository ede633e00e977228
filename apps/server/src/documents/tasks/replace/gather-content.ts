import { createHash } from 'node:crypto';
import {
  type DocumentSnapshot,
  type GatherOptions,
  gather,
  type NodeJson,
  normalContent,
  readSnapshot,
} from '@pv/editor-schema';
import { compareDocuments } from '@pv/revisions';
import { canonicalJson } from '../../store/canonical-json.ts';
import { docOf } from '../../store/doc-of.ts';
import type { Gives, Replacement } from '../../tasks.ts';

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

const inOrder = (snapshot: DocumentSnapshot): DocumentSnapshot =>
  JSON.parse(canonicalJson(snapshot));

/** How the words differ of sections that stay but for what they say; what is added is in the reports to read. */
function changedWords(now: DocumentSnapshot, then: DocumentSnapshot): Gathered['words'] {
  const changes = compareDocuments(inOrder(now), inOrder(then));
  const sections = changes?.sections.filter(({ state }) => state === 'changed') ?? [];
  return changes && sections.length > 0 ? { ...changes, sections } : null;
}

type Gathered = NonNullable<Gives<'replace'>['gathered']>;

/** The document with what the reports of the stages say, and what that changes. */
export function gatherContent(
  { reports, take }: Gathering,
  current: DocumentSnapshot,
): { snapshot: DocumentSnapshot; gathered: Gathered } {
  const read = reports.map(({ id, updates }) => ({ id, snapshot: readSnapshot(docOf(updates)) }));
  const taking = (keys: readonly string[]) =>
    gather(current, read, { take: new Set(keys), digest: digestOf });
  if (take) {
    const { snapshot, changes } = taking(take);
    return { snapshot, gathered: { changes, words: null } };
  }
  const { snapshot, changes } = taking([]);
  // whoever chooses between the two sides has to see in what they differ
  const all = taking(changes.map(({ key }) => key));
  return { snapshot, gathered: { changes, words: changedWords(current, all.snapshot) } };
}
