import { and, eq, sql } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { tasks } from '../../../db/schema/index.ts';
import { tellTeam } from '../task-scene.ts';

/** Takes the tasks of somebody who leaves a team off him; they say whose they were until somebody takes them. */
export async function leaveTasks(
  work: Work,
  { projectId, person }: { projectId: string; person: { userId: string; name: string } },
): Promise<void> {
  const { assignees, formerly } = tasks;
  const left = await work.trx
    .update(tasks)
    .set({
      assignees: sql`array_remove(${assignees}, ${person.userId}::uuid)`,
      formerly: sql`array_append(${formerly}, ${person.name}::text)`,
      updatedAt: work.now,
    })
    .where(and(eq(tasks.projectId, projectId), sql`${assignees} @> array[${person.userId}::uuid]`))
    .returning({ id: tasks.id });
  if (left.length > 0) await tellTeam(work, projectId);
}
