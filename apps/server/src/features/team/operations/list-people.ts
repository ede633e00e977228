import { AppError, type KnownPerson, PEOPLE_SHOWN } from '@pv/contract';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, profiles, users } from '../../../db/schema/index.ts';
import { searchWords } from '../../../search-form.ts';

interface Asked {
  userId: string;
  /** Parts of names or of an address, in any order. */
  text: string | undefined;
  /** Only the team of this project. */
  projectId: string | undefined;
}

const fieldOf = (name: 'post' | 'institution' | 'first_name' | 'middle_name') =>
  sql<string>`coalesce(${profiles.fields}->>${sql.raw(`'${name}'`)}, '')`;
const searched = sql`search_form(concat_ws(' ', ${profiles.name}, ${fieldOf('first_name')},
  ${fieldOf('middle_name')}, ${users.email}))`;

/**
 * The people of a person's own teams, without himself, by name; those of one project where it is named.
 * @throws AppError `not_found` for a project that he is not in
 */
export async function listPeople(
  executor: Executor,
  { userId, text, projectId }: Asked,
): Promise<{ users: KnownPerson[] }> {
  const own = await executor
    .select({ id: members.projectId })
    .from(members)
    .where(eq(members.userId, userId));
  const ids = own.map(({ id }) => id).filter((id) => !projectId || id === projectId);
  if (projectId && ids.length === 0) throw new AppError('not_found');
  const mates = executor
    .select({ id: members.userId })
    .from(members)
    .where(inArray(members.projectId, ids));
  const people = await executor
    .select({
      id: users.id,
      name: profiles.name,
      email: users.email,
      post: fieldOf('post'),
      institution: fieldOf('institution'),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        inArray(users.id, mates),
        ne(users.id, userId),
        ...searchWords(text).map((word) => sql`strpos(${searched}, ${word}) > 0`),
      ),
    )
    .orderBy(asc(profiles.name), asc(users.id))
    .limit(PEOPLE_SHOWN);
  return { users: people };
}
