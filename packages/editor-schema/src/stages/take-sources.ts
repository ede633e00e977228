import type { DocumentSnapshot, NodeJson, SourceJson } from '../snapshot.ts';
import { withIds } from './with-fresh-ids.ts';

/** The sources of several documents as one list. */
export interface TakenSources {
  all: SourceJson[];
  /** A text of the document at this place, with its citations leading into the list. */
  cite(at: number, content: NodeJson): NodeJson;
}

/** What makes two records the same: everything but their ids. */
function recordOf({ id: _id, ...record }: SourceJson): string {
  return JSON.stringify(record, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Makes one list of the sources of documents whose ids differ: of equal records the first stays. */
export function takeSources(documents: readonly DocumentSnapshot[]): TakenSources {
  const byRecord = new Map<string, SourceJson>();
  const to = documents.map(({ sources }) => {
    const moved = new Map<string, string>();
    for (const source of sources) {
      const record = recordOf(source);
      const first = byRecord.get(record);
      if (first) moved.set(source.id, first.id);
      else byRecord.set(record, source);
    }
    return moved;
  });
  return {
    all: [...byRecord.values()],
    cite: (at, content) => (to[at]?.size ? withIds(content, to[at]) : content),
  };
}
