import { citedSources } from '../attributes.ts';
import type { DocumentSnapshot, NodeJson } from '../snapshot.ts';

function idsOf(node: NodeJson, found: string[]): string[] {
  if (typeof node.attrs?.id === 'string') found.push(node.attrs.id);
  for (const child of node.content ?? []) idsOf(child, found);
  return found;
}

/** Every id in a document: of sections, of objects in them, of sources. */
export function idsIn({
  sections,
  sources,
}: Pick<DocumentSnapshot, 'sections' | 'sources'>): string[] {
  return [
    ...sections.flatMap(({ id, content }) => [id, ...idsOf(content, [])]),
    ...sources.map(({ id }) => id),
  ];
}

/** A text with other ids of objects and sources, in what carries them and in what refers to them. */
export function withIds(node: NodeJson, to: ReadonlyMap<string, string>): NodeJson {
  const name = (id: unknown) => (typeof id === 'string' ? (to.get(id) ?? id) : id);
  const { id, target } = node.attrs ?? {};
  const attrs = node.attrs && {
    ...node.attrs,
    ...(id !== undefined && { id: name(id) }),
    ...(target !== undefined && { target: name(target) }),
    ...(node.type === 'citation' && {
      sources: citedSources(node).map((one) => ({ ...one, id: to.get(one.id) ?? one.id })),
    }),
  };
  return {
    ...node,
    ...(attrs && { attrs }),
    ...(node.content && { content: node.content.map((child) => withIds(child, to)) }),
  };
}

/**
 * A document whose ids of sections, objects and sources are none of `taken`, which then has them too. What
 * is not taken keeps its id; `newId` gives the others theirs, of what they were.
 */
export function withFreshIds(
  snapshot: DocumentSnapshot,
  taken: Set<string>,
  newId: (id: string) => string,
): DocumentSnapshot {
  const ids = idsIn(snapshot);
  const to = new Map(ids.filter((id) => taken.has(id)).map((id) => [id, newId(id)]));
  for (const id of ids) taken.add(to.get(id) ?? id);
  if (to.size === 0) return snapshot;
  return {
    ...snapshot,
    sections: snapshot.sections.map((section) => ({
      ...section,
      id: to.get(section.id) ?? section.id,
      content: withIds(section.content, to),
    })),
    sources: snapshot.sources.map((source) => ({ ...source, id: to.get(source.id) ?? source.id })),
  };
}
