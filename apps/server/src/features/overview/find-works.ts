import { academicYear, dayIn, type OverviewQuery } from '@pv/contract';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { members, projects } from '../../db/schema/index.ts';
import { searchForm, searchWords } from '../../search-form.ts';

/** What the creator tells of himself; a join would have the planner read the profiles of everybody. */
const ofCreator = (column: 'name' | 'group_name') => sql<string>`coalesce((
  select told.${sql.raw(column)} from profiles told where told.user_id = ${projects.creatorId}), '')`;

function selectWorks(executor: Executor, userId: string) {
  return executor
    .select({
      id: projects.id,
      type: projects.type,
      title: projects.title,
      category: projects.category,
      status: projects.status,
      completion: projects.completion,
      progress: projects.progress,
      moves: projects.moves,
      startsAt: projects.startsAt,
      endsAt: projects.endsAt,
      timeZone: projects.timeZone,
      createdAt: projects.createdAt,
      author: ofCreator('name'),
      group: ofCreator('group_name'),
      role: members.role,
    })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(eq(members.userId, userId));
}

/** A work as the picture begins with it; `role` is that of the reader. */
export type FoundWork = Awaited<ReturnType<typeof selectWorks>>[number] & { year: string };

const RUSSIAN = new Intl.Collator('ru', { numeric: true });

function fits(work: FoundWork, query: OverviewQuery): boolean {
  const words = searchForm(`${work.title} ${work.author} ${work.group}`);
  return (
    (!query.group || work.group === query.group) &&
    (!query.year || work.year === query.year) &&
    (!query.project_type || work.type === query.project_type) &&
    searchWords(query.text).every((word) => words.includes(word))
  );
}

interface FoundWorks {
  /** By author, and those of one author by title. */
  works: FoundWork[];
  /** Of all works of the person: groups by name, years with the newest first. */
  groups: string[];
  years: string[];
}

/** The works in whose teams a person is, as far as a search asks for them. */
export async function findWorks(
  executor: Executor,
  userId: string,
  query: OverviewQuery,
): Promise<FoundWorks> {
  const rows = await selectWorks(executor, userId);
  const all = rows.map((row) => {
    const begins = row.startsAt ?? dayIn(row.createdAt, row.timeZone);
    return { ...row, year: academicYear(begins) };
  });
  const groups = new Set(all.map(({ group }) => group).filter(Boolean));
  return {
    works: all
      .filter((work) => fits(work, query))
      .sort((a, b) => RUSSIAN.compare(a.author, b.author) || RUSSIAN.compare(a.title, b.title)),
    groups: [...groups].sort(RUSSIAN.compare),
    years: [...new Set(all.map(({ year }) => year))].sort().reverse(),
  };
}
