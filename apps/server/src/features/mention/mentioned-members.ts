import { AppError } from '@pv/contract';

/**
 * Those of `people` with these ids, whom a text calls. `known` are called already and may have left since.
 * @throws AppError `mentioned_outsider` for anybody else
 */
export function mentionedMembers<P extends { userId: string }>(
  people: readonly P[],
  ids: readonly string[],
  known: ReadonlySet<string> = new Set(),
): P[] {
  const fresh = new Set(ids.filter((id) => !known.has(id)));
  const called = people.filter(({ userId }) => fresh.has(userId));
  if (called.length < fresh.size) throw new AppError('mentioned_outsider');
  return called;
}
