import { addDays, DEADLINE_DAYS, dayIn, daysBetween, deadlineStep } from '@pv/contract';
import { and, between, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { projects, tasks } from '../../../db/schema/index.ts';
import { notify } from '../../notification/public.ts';

/** Open tasks of somebody whose day is about now, in projects that are not finished. */
function findDue({ connection: { db }, clock }: Deps) {
  const { before, after } = DEADLINE_DAYS;
  // the day of a zone is at most one away from that of UTC
  const day = dayIn(clock(), 'UTC');
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      dueAt: tasks.dueAt,
      told: tasks.toldDue,
      assignees: tasks.assignees,
      zone: projects.timeZone,
      project: { id: projects.id, type: projects.type, title: projects.title },
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(
      and(
        between(tasks.dueAt, addDays(day, -after - 1), addDays(day, before + 1)),
        isNotNull(tasks.dueAt),
        isNull(tasks.doneAt),
        isNull(tasks.deletedAt),
        sql`cardinality(${tasks.assignees}) > 0`,
        ne(projects.completion, 'succeeded'),
      ),
    );
}

type DueTask = Awaited<ReturnType<typeof findDue>>[number];

async function tellDue(deps: Deps, task: DueTask): Promise<void> {
  const { id, title, dueAt, told, assignees, zone, project } = task;
  const today = dayIn(deps.clock(), zone);
  const step = dueAt && deadlineStep(dueAt, today);
  const mark = `${dueAt} ${step}`;
  if (!dueAt || !step || told === mark) return;
  await inTransaction(deps, async (work) => {
    const marked = await work.trx
      .update(tasks)
      .set({ toldDue: mark })
      .where(
        and(eq(tasks.id, id), sql`${tasks.toldDue} is distinct from ${mark}`, isNull(tasks.doneAt)),
      )
      .returning({ id: tasks.id });
    if (marked.length === 0) return;
    const said = { task: id, title, count: daysBetween(today, dueAt) };
    const about = { reason: 'task', variant: step, actor: null, project } as const;
    await notify(work, { ...about, to: assignees, said });
  });
}

/**
 * Tells those whose task it is of its day: three days before, on the day and once after it, each once for
 * each day. May run as often as wanted; what could not be told is tried again by the next run.
 */
export async function tellDueTasks(deps: Deps): Promise<void> {
  for (const task of await findDue(deps)) {
    await tellDue(deps, task).catch((error: unknown) => {
      deps.log.error({ err: error, taskId: task.id }, 'day of a task not told');
    });
  }
}
