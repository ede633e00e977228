import { AppError, type BodyOf, type endpoints, type Tag } from '@pv/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { tasks, taskTags } from '../../../db/schema/index.ts';
import { appendEvent } from '../../approval/public.ts';
import { editScene, type TaskScene, tellTeam } from '../task-scene.ts';

/** How many tags a project may have. */
const MOST_TAGS = 100;

/** The tags of a project by their names. */
export function listTags(executor: Executor, projectId: string): Promise<Tag[]> {
  return executor
    .select({ id: taskTags.id, name: taskTags.name, colour: taskTags.colour })
    .from(taskTags)
    .where(eq(taskTags.projectId, projectId))
    .orderBy(asc(taskTags.name), asc(taskTags.id));
}

/**
 * Adds a tag to a locked project.
 * @throws AppError `tag_exists`, `too_many_tags`
 */
export async function addTag(
  { trx, now }: Work,
  { project: { id: projectId } }: TaskScene,
  { name, colour }: Pick<Tag, 'name' | 'colour'>,
): Promise<Tag> {
  const here = eq(taskTags.projectId, projectId);
  const [there] = await trx.select({ count: count() }).from(taskTags).where(here);
  if ((there?.count ?? 0) >= MOST_TAGS) throw new AppError('too_many_tags');
  const same = sql`lower(search_form(${taskTags.name})) = lower(search_form(${name}))`;
  const [taken] = await trx.select({ id: taskTags.id }).from(taskTags).where(and(here, same));
  if (taken) throw new AppError('tag_exists');
  const tag = { id: uuidv7(), name, colour };
  await trx.insert(taskTags).values({ ...tag, projectId, createdAt: now });
  return tag;
}

/**
 * Makes a tag.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `tag_exists`, `too_many_tags`
 */
export async function createTag(
  work: Work,
  userId: string,
  { project_id: projectId, ...tag }: BodyOf<typeof endpoints.task.createTag>,
): Promise<Tag> {
  const scene = await editScene(work, { projectId }, userId);
  const made = await addTag(work, scene, tag);
  await tellTeam(work, projectId);
  return made;
}

/**
 * Deletes a tag, and takes it off the tasks that have it.
 * @throws AppError `not_found`, `forbidden`, `project_finished`
 */
export async function removeTag(work: Work, { id, userId }: { id: string; userId: string }) {
  const { trx, now } = work;
  const [tag] = await trx.select().from(taskTags).where(eq(taskTags.id, id));
  if (!tag) throw new AppError('not_found');
  const { projectId } = tag;
  const scene = await editScene(work, { projectId }, userId);
  const off = sql`array_remove(${tasks.tags}, ${id}::uuid)`;
  const having = sql`${tasks.tags} @> array[${id}::uuid]`;
  await trx
    .update(tasks)
    .set({ tags: off, updatedAt: now })
    .where(and(eq(tasks.projectId, projectId), having));
  await trx.delete(taskTags).where(eq(taskTags.id, id));
  const kind = 'task_tag_removed';
  await appendEvent(work, { projectId, kind, actor: scene.actor, after: { name: tag.name } });
  await tellTeam(work, projectId);
}
