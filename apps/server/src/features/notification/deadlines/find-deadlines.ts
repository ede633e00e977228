import {
  addDays,
  DEADLINE_DAYS,
  type DeadlineStep,
  dayIn,
  daysBetween,
  deadlineStep,
  type ProjectType,
} from '@pv/contract';
import { and, asc, between, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projects, stages, toldDeadlines } from '../../../db/schema/index.ts';

/** A stage whose planned end is about now, and which step towards it is to be told. */
export interface DueStage {
  id: string;
  endsAt: string;
  step: DeadlineStep;
  /** Full days to the end. */
  days: number;
  number: number | null;
  title: string;
  /** In which the days of its project end. */
  zone: string;
  project: { id: string; type: ProjectType; title: string };
}

/** The stages of unfinished projects of whose end something is to be told that was not told yet. */
export async function findDeadlines(executor: Executor, now: Date): Promise<DueStage[]> {
  const { before, after } = DEADLINE_DAYS;
  // the day of a zone is at most one away from that of UTC
  const day = dayIn(now, 'UTC');
  const told = sql<DeadlineStep[]>`array(
    select told.step from ${toldDeadlines} told
    where told.stage_id = ${stages.id} and told.ends_at = ${stages.endsAt})`;
  const rows = await executor
    .select({
      id: stages.id,
      endsAt: stages.endsAt,
      number: stages.number,
      title: stages.title,
      zone: projects.timeZone,
      told,
      project: { id: projects.id, type: projects.type, title: projects.title },
    })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(
      and(
        between(stages.endsAt, addDays(day, -after - 1), addDays(day, before + 1)),
        ne(stages.kind, 'start'),
        ne(projects.completion, 'succeeded'),
      ),
    )
    .orderBy(asc(stages.endsAt), asc(stages.id));
  return rows.flatMap(({ endsAt, told: known, ...row }) => {
    const today = dayIn(now, row.zone);
    const step = endsAt && deadlineStep(endsAt, today);
    if (!endsAt || !step || known.includes(step)) return [];
    return [{ ...row, endsAt, step, days: daysBetween(today, endsAt) }];
  });
}
