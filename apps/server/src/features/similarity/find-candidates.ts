import { PERMISSIONS, type RoleCode } from '@pv/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';

/** With so many works, those that have the most in common, a text is compared word by word. */
const MOST_WORKS = 30;

const EDITING = (Object.keys(PERMISSIONS.edit) as RoleCode[]).filter(
  (role) => PERMISSIONS.edit[role] !== 'no',
);

/** A list as the database reads it. */
const listOf = (values: readonly (string | number)[]): string => `{${values.join()}}`;

/** The work itself, and what it has grown from or what has grown from it where somebody writes in both. */
const own = (projectId: string) => sql`
  select ${projectId}::uuid union all
  select l.other from (
    select source_id as other from startup_origins where startup_id = ${projectId}
    union all
    select startup_id from startup_origins where source_id = ${projectId}
  ) l where exists (
    select from members mine join members theirs on theirs.user_id = mine.user_id
    where mine.project_id = ${projectId} and theirs.project_id = l.other
      and mine.role = any(${listOf(EDITING)}::text[]) and theirs.role = any(${listOf(EDITING)}::text[])
  )`;

/** The kept texts of the works that share fingerprints with a work, by id; its own do not count. */
export async function findCandidates(
  executor: Executor,
  projectId: string,
  prints: readonly number[],
): Promise<{ id: string; words: string }[]> {
  const { rows } = await executor.execute(sql`
    with own as materialized (${own(projectId)}),
    alike as (
      select project_id, count(*) as shared from work_prints
      where print = any(${listOf(prints)}::bigint[]) and project_id not in (select * from own)
      group by project_id
      order by shared desc, project_id
      limit ${MOST_WORKS}
    )
    select t.project_id as id, t.words from alike join work_texts t using (project_id)
    order by alike.shared desc, project_id`);
  return rows.map(({ id, words }) => ({ id: String(id), words: String(words) }));
}
