import {
  addDays,
  DEADLINE_DAYS,
  type DeadlineStep,
  daysBetween,
  deadlineStep,
  moscowDay,
  type ProjectType,
} from '@pv/contract';
import { and, asc, between, eq, ne, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projects, stages, toldDeadlines } from '../../../db/schema/index.ts';

/** The calendar by which the stages of projects end. */
const dayOf = (now: Date): string => moscowDay(now);

/** A stage whose planned end is about now, and which step towards it is to be told. */
export interface DueStage {
  id: string;
  endsAt: string;
  step: DeadlineStep;
  /** Full days to the end. */
  days: number;
  number: number | null;
  title: string;
  project: { id: string; type: ProjectType; title: string };
}

/** The stages of unfinished projects of whose end something is to be told that was not told yet. */
export async function findDeadlines(executor: Executor, now: Date): Promise<DueStage[]> {
  const today = dayOf(now);
  const step = sql<DeadlineStep>`case
    when ${stages.endsAt} > ${today}::date then 'soon'
    when ${stages.endsAt} = ${today}::date then 'today'
    else 'overdue' end`;
  const told = executor
    .select({ one: sql`1` })
    .from(toldDeadlines)
    .where(
      and(
        eq(toldDeadlines.stageId, stages.id),
        eq(toldDeadlines.endsAt, stages.endsAt),
        eq(toldDeadlines.step, step),
      ),
    );
  const rows = await executor
    .select({
      id: stages.id,
      endsAt: stages.endsAt,
      number: stages.number,
      title: stages.title,
      project: { id: projects.id, type: projects.type, title: projects.title },
    })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(
      and(
        between(
          stages.endsAt,
          addDays(today, -DEADLINE_DAYS.after),
          addDays(today, DEADLINE_DAYS.before),
        ),
        ne(stages.kind, 'start'),
        ne(projects.completion, 'succeeded'),
        notExists(told),
      ),
    )
    .orderBy(asc(stages.endsAt), asc(stages.id));
  return rows.flatMap(({ endsAt, ...row }) => {
    const at = endsAt && deadlineStep(endsAt, today);
    if (!endsAt || !at) return [];
    return [{ ...row, endsAt, step: at, days: daysBetween(today, endsAt) }];
  });
}
