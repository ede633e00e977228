import type { NodeJson } from '@pv/editor-schema';

/** A stretch of blocks that differs: where it begins, and how many there were and are now. */
export interface ChangedBlocks {
  from: number;
  before: number;
  after: number;
}

const same = (one: NodeJson | undefined, other: NodeJson | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The shortest stretch whose replacement makes the blocks of before those of after; empty if none. */
export function changedBlocks(
  before: readonly NodeJson[],
  after: readonly NodeJson[],
): ChangedBlocks {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && same(before[from], after[from])) from += 1;
  let kept = 0;
  while (kept < shorter - from && same(before.at(-1 - kept), after.at(-1 - kept))) kept += 1;
  return { from, before: before.length - from - kept, after: after.length - from - kept };
}
