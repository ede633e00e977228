import { AppError } from '@pv/contract';
import type { ProjectState, TeamMember } from '../approval/public.ts';

/**
 * The members with these ids, whom a text calls. `known` are called already and may have left since.
 * @throws AppError `mentioned_outsider` for anybody else
 */
export function mentionedMembers(
  { team }: ProjectState,
  ids: readonly string[],
  known: ReadonlySet<string> = new Set(),
): TeamMember[] {
  const fresh = new Set(ids.filter((id) => !known.has(id)));
  const called = team.filter(({ userId }) => fresh.has(userId));
  if (called.length < fresh.size) throw new AppError('mentioned_outsider');
  return called;
}
