import { isDeepStrictEqual } from 'node:util';
import {
  AppError,
  CREATING_ROLES,
  categoryOf,
  isProjectStatus,
  newProject,
  type ProjectType,
  roleOf,
  titleLanguage,
  WORKFLOWS,
} from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { members, projectEvents, projects, stages } from '../../../db/schema/index.ts';
import { appendEvent, loadState, memberOf, refreshStanding } from '../../approval/public.ts';
import type { NewProject } from '../new-project.ts';
import { toldStage } from '../told-stage.ts';
import { firstStages } from './first-stages.ts';

const PARTS = [...Object.keys(newProject), 'category_id'].filter((name) => name !== 'key');

/** What a project was begun from, as its log tells it: what is not said stands for nothing. */
const begunFrom = (body: Readonly<Record<string, unknown>>) =>
  PARTS.map((name) => body[name] ?? null);

/**
 * The project that the same person has made under the same key. A key of somebody else is like any other.
 * The next call under that key waits until this transaction ends.
 * @throws AppError `project_made` where it was begun from something else: its title, days and stages may have
 *   been changed by others since, so nothing is written over them
 */
async function madeBefore(
  { trx }: Work,
  { type, userId, body }: NewProject,
): Promise<{ id: string } | undefined> {
  const { key } = body;
  if (!key) return undefined;
  await lockKey(trx, `project ${key}`);
  // who has made it stays in its log, whoever its author is by now
  const [made] = await trx
    .select({ id: projects.id, type: projects.type, after: projectEvents.after })
    .from(projects)
    .innerJoin(projectEvents, eq(projectEvents.projectId, projects.id))
    .where(
      and(
        eq(projects.key, key),
        eq(projectEvents.kind, 'project_created'),
        eq(projectEvents.actorId, userId),
      ),
    );
  if (!made) return undefined;
  if (made.type !== type || !isDeepStrictEqual(begunFrom(made.after), begunFrom(body))) {
    throw new AppError('project_made');
  }
  return { id: made.id };
}

function firstStatus(type: ProjectType) {
  const status = WORKFLOWS[type].first('project');
  if (!isProjectStatus(status)) throw new TypeError(`${status} is no status of a project`);
  return status;
}

/**
 * Creates a project with its start and finish stages, and with the stages of the template where they
 * are asked for. The creator becomes its first member. What the same person has made under the same `key` is
 * given as it is.
 * @throws AppError `forbidden` for a role that only joins, `dates_reversed`, `validation_failed` for a template of
 *   another kind, `project_made`
 */
export async function createProject(work: Work, props: NewProject): Promise<{ id: string }> {
  const made = await madeBefore(work, props);
  if (made) return made;
  const { type, userId, locale } = props;
  const { key, ...body } = props.body;
  const role = roleOf(body.role_id);
  if (!CREATING_ROLES[type].includes(role)) throw new AppError('forbidden');
  const startsAt = body.starts_at ?? null;
  const endsAt = body.ends_at ?? null;
  if (startsAt && endsAt && endsAt < startsAt) throw new AppError('dates_reversed');

  const id = uuidv7();
  const category = body.category_id ? categoryOf(body.category_id) : null;
  await work.trx.insert(projects).values({
    id,
    key,
    type,
    title: body.title,
    category,
    annotation: body.annotation ?? '',
    startsAt,
    endsAt,
    status: firstStatus(type),
    statusSince: work.now,
    creatorId: userId,
    createdAt: work.now,
    updatedAt: work.now,
  });
  await work.trx.insert(members).values({ projectId: id, userId, role, joinedAt: work.now });
  const template = body.template ?? false;
  const code = body.template_code;
  const language = titleLanguage(body.title, locale);
  const roadmap = { type, category, locale: language, template, code, startsAt, endsAt };
  const begun = firstStages(roadmap, work.now);
  await work.trx.insert(stages).values(begun.map((stage) => ({ ...stage, projectId: id })));
  const state = await loadState(work.trx, id, userId);
  const actor = memberOf(state, userId);
  const told = begun.map((stage) => ({ id: stage.id, kind: stage.kind, ...toldStage(stage) }));
  const after = { ...body, status: state.project.status, stages: told };
  await appendEvent(work, { projectId: id, kind: 'project_created', actor, after });
  await refreshStanding(work, state, actor);
  return { id };
}
