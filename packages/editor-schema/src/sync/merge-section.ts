import * as Y from 'yjs';
import { normalContent } from '../content-check.ts';
import { GENERATED_KINDS } from '../section-kinds.ts';
import type { NodeJson, SectionJson } from '../snapshot.ts';
import { readSectionContent, writeSectionContent } from '../ydoc/ydoc.ts';

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

/** What somebody made his changes from: nothing is known of it, or the section was not there yet. */
export type SectionBase = SectionJson | 'unknown' | 'absent';

/** What becomes of a section that somebody has sent. */
export interface MergedSection {
  /** The section as it is to be; null where there is none. */
  section: SectionJson | null;
  /** Something of what was sent could not be taken. */
  conflict: boolean;
}

/** Whole values that were changed by both cannot be merged: the one that is there stays. */
interface Taken<T> {
  value: T;
  conflict: boolean;
}

const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function take<T>(base: T | undefined, now: T, sent: T, merge?: (base: T) => T): Taken<T> {
  if (equal(sent, now)) return { value: now, conflict: false };
  if (base === undefined) return { value: now, conflict: true };
  if (equal(sent, base)) return { value: now, conflict: false };
  if (equal(now, base)) return { value: sent, conflict: false };
  if (!merge) return { value: now, conflict: true };
  try {
    return { value: merge(base), conflict: false };
  } catch (error) {
    // two changes that are right each may not fit together, such as one of them taking the table away
    if (error instanceof RangeError) return { value: now, conflict: true };
    throw error;
  }
}

function gone(base: SectionBase, sent: SectionJson): MergedSection {
  if (base === 'unknown' || base === 'absent') return { section: sent, conflict: false };
  return { section: null, conflict: !equal(base, sent) };
}

/**
 * A section as somebody has sent it, merged into what is there now as a change against `base`. What was
 * changed on one side is taken from there; text that was changed on both is merged; a heading that was,
 * and everything where the base is not known, stays as it is there and is a conflict. The contents of
 * all three are in their normal form.
 */
export function mergeSection(
  base: SectionBase,
  now: SectionJson | null,
  sent: SectionJson,
): MergedSection {
  if (!now) return gone(base, sent);
  const from = typeof base === 'string' ? null : base;
  const kind = take(from?.kind, now.kind, sent.kind);
  const title = take(from?.title, now.title, sent.title);
  const content = GENERATED_KINDS.has(now.kind)
    ? { value: now.content, conflict: false }
    : take<NodeJson>(from?.content, now.content, sent.content, (start) =>
        mergeContent(start, now.content, sent.content),
      );
  return {
    section: { ...now, kind: kind.value, title: title.value, content: content.value },
    conflict: kind.conflict || title.conflict || content.conflict,
  };
}
