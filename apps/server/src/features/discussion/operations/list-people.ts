import type { Person } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { searchForm, searchWords } from '../../../search-form.ts';
import { findGuests } from '../../comment/public.ts';
import { readScene } from '../scene.ts';

/** So many are offered at once. */
const SHOWN = 8;

/**
 * Who may be called in a discussion by a part of the name: the team and those who have taken part, under
 * their names alone and without the caller.
 * @throws AppError `not_found`
 */
export async function listPeople(
  executor: Executor,
  { id, userId, text }: { id: string; userId: string; text: string | undefined },
): Promise<Person[]> {
  const { row, state } = await readScene(executor, id, userId);
  const ref = { subject: 'discussion', subjectId: id } as const;
  const guests = row.readers === 'everyone' ? await findGuests(executor, ref, state.team) : [];
  const words = searchWords(text);
  return [...state.team, ...guests]
    .filter((one) => one.userId !== userId)
    .filter(({ name }) => words.every((word) => searchForm(name).includes(word)))
    .map((one) => ({ id: one.userId, name: one.name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'ru'))
    .slice(0, SHOWN);
}
