import {
  AppError,
  type BodyOf,
  categoryOf,
  type endpoints,
  PLAN_STATUS,
  PROJECT_STATUS,
  ROADMAP_TEMPLATES,
  type RoleCode,
  roleOf,
  type StageKind,
  type StageTitle,
} from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Locale, Work } from '../../../context.ts';
import { members, projects, stages } from '../../../db/schema/index.ts';
import { appendEvent, loadState, memberOf, refreshStanding } from '../../approval/public.ts';

interface NewProject {
  userId: string;
  locale: Locale;
  body: BodyOf<typeof endpoints.project.create>;
}

/** The roles that may create a research project. */
export const CREATING_ROLES: readonly RoleCode[] = ['researcher', 'supervisor'];

async function addStages(work: Work, projectId: string, { body, locale }: NewProject) {
  const { start, numeric, finish } = ROADMAP_TEMPLATES[categoryOf(body.category_id)];
  const stage = (kind: StageKind, title: StageTitle, number: number | null) => ({
    id: uuidv7(),
    projectId,
    kind,
    number,
    title: title[locale],
    status: kind === 'start' ? null : PLAN_STATUS.created,
    statusSince: work.now,
    createdAt: work.now,
  });
  await work.trx
    .insert(stages)
    .values([
      stage('start', start, null),
      ...(body.template ? numeric : []).map((title, at) => stage('numeric', title, at + 1)),
      stage('finish', finish, null),
    ]);
}

/**
 * Creates a research project with its start and finish stages, and with the stages of the category's
 * template where they are asked for. The creator becomes its first member.
 * @throws AppError `forbidden` for a role that only joins, `dates_reversed`
 */
export async function createProject(work: Work, props: NewProject): Promise<{ id: string }> {
  const { userId, body } = props;
  const role = roleOf(body.role_id);
  if (!CREATING_ROLES.includes(role)) throw new AppError('forbidden');
  const startsAt = body.starts_at ?? null;
  const endsAt = body.ends_at ?? null;
  if (startsAt && endsAt && endsAt < startsAt) throw new AppError('dates_reversed');

  const id = uuidv7();
  await work.trx.insert(projects).values({
    id,
    type: 'nir',
    title: body.title,
    category: categoryOf(body.category_id),
    annotation: body.annotation ?? '',
    startsAt,
    endsAt,
    status: PROJECT_STATUS.created,
    statusSince: work.now,
    creatorId: userId,
    createdAt: work.now,
    updatedAt: work.now,
  });
  await work.trx.insert(members).values({ projectId: id, userId, role, joinedAt: work.now });
  await addStages(work, id, props);
  const state = await loadState(work.trx, id, userId);
  const actor = memberOf(state, userId);
  await appendEvent(work, { projectId: id, kind: 'project_created', actor, after: { ...body } });
  await refreshStanding(work, state);
  return { id };
}
