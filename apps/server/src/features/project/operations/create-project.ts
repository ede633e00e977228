import {
  AppError,
  CREATING_ROLES,
  categoryOf,
  isProjectStatus,
  type ProjectType,
  roleOf,
  titleLanguage,
  WORKFLOWS,
} from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { members, projects, stages } from '../../../db/schema/index.ts';
import { appendEvent, loadState, memberOf, refreshStanding } from '../../approval/public.ts';
import type { NewProject } from '../new-project.ts';
import { toldStage } from '../told-stage.ts';
import { firstStages } from './first-stages.ts';
import { madeBefore } from './made-before.ts';

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
