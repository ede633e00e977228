import {
  AppError,
  type ApplicationStatus,
  allowed,
  isApplicationOpen,
  isAuthorSide,
  nextApplicationStatuses,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { grantApplicationSections, grantApplications } from '../../db/schema/index.ts';
import {
  heldRoles,
  loadState,
  lockState,
  memberOf,
  type ProjectState,
  type TeamMember,
} from '../approval/public.ts';
import { type FormSection, isAnswerOf, type Template, templateOf } from './templates.ts';

export type ApplicationRecord = typeof grantApplications.$inferSelect;
export type SectionRecord = typeof grantApplicationSections.$inferSelect;

/** An application as somebody of the team meets it. */
export interface ApplicationScene {
  row: ApplicationRecord;
  template: Template;
  sections: readonly SectionRecord[];
  state: ProjectState;
  member: TeamMember;
}

/** Those who check what others write: a supervisor, a mentor, whoever else decides on works. */
export function checkersOf({ team }: Pick<ProjectState, 'team'>): TeamMember[] {
  const held = heldRoles(team);
  return team.filter(({ role }) => allowed(role, 'decide') && !isAuthorSide(role, held));
}

/** Whether a member is one of those who check. */
export const isChecker = (state: Pick<ProjectState, 'team'>, { userId }: TeamMember): boolean =>
  checkersOf(state).some((one) => one.userId === userId);

/**
 * Whether a member may move an application on or back: those who write in it, and of one that is checked
 * those too who decide on works.
 */
const mayMove = (
  { status }: Pick<ApplicationRecord, 'status'>,
  { role }: Pick<TeamMember, 'role'>,
): boolean => allowed(role, 'edit') || (status === 'checking' && allowed(role, 'decide'));

/** What a member may move an application to: where somebody checks it, it is ready by his word alone. */
export function nextFor({
  row,
  state,
  member,
}: Pick<ApplicationScene, 'row' | 'state' | 'member'>): ApplicationStatus[] {
  if (!mayMove(row, member)) return [];
  const says = checkersOf(state).length === 0 || isChecker(state, member);
  const isBefore = row.status === 'draft' || row.status === 'checking';
  return nextApplicationStatuses(row.status).filter(
    (status) => says || !isBefore || status !== 'ready',
  );
}

async function findRow(executor: Executor, id: string): Promise<ApplicationRecord> {
  const [row] = await executor.select().from(grantApplications).where(eq(grantApplications.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

async function withSections(
  executor: Executor,
  row: ApplicationRecord,
  state: ProjectState,
  userId: string,
): Promise<ApplicationScene> {
  const template = templateOf(row.template);
  if (!template) throw new AppError('not_found');
  const sections = await executor
    .select()
    .from(grantApplicationSections)
    .where(eq(grantApplicationSections.applicationId, row.id));
  return { row, template, sections, state, member: memberOf(state, userId) };
}

/**
 * An application for a member of the team of its project.
 * @throws AppError `not_found` for an absent one and for a foreign one alike
 */
export async function readScene(
  executor: Executor,
  id: string,
  userId: string,
): Promise<ApplicationScene> {
  const row = await findRow(executor, id);
  return withSections(executor, row, await loadState(executor, row.projectId, userId), userId);
}

/**
 * As `readScene`, of a project that is loaded already.
 * @throws AppError `not_found`
 */
export async function sceneOf(
  executor: Executor,
  { id, state, userId }: { id: string; state: ProjectState; userId: string },
): Promise<ApplicationScene> {
  return withSections(executor, await findRow(executor, id), state, userId);
}

/**
 * As `readScene`, locked with its project, for those who may write in it, or move it where that is asked.
 * @throws AppError `not_found`, `forbidden`
 */
export async function lockScene(
  { trx }: Work,
  id: string,
  userId: string,
  to: 'edit' | 'move' = 'edit',
): Promise<ApplicationScene> {
  const { projectId } = await findRow(trx, id);
  const state = await lockState(trx, projectId, userId);
  // it may have gone while the project was waited for
  const scene = await withSections(trx, await findRow(trx, id), state, userId);
  const { row, member } = scene;
  const may = to === 'move' ? mayMove(row, member) : allowed(member.role, 'edit');
  if (!may) throw new AppError('forbidden');
  return scene;
}

/**
 * A section of an application; one that the form has got since has nothing in it yet.
 * @throws AppError `not_found`
 */
export function sectionIn(
  { row, template, sections }: ApplicationScene,
  code: string,
): { form: FormSection; kept: SectionRecord } {
  const form = template.sections.find((one) => one.code === code);
  if (!form) throw new AppError('not_found');
  const kept = sections.find((one) => one.code === code);
  if (kept) return { form, kept };
  const free = { ownerId: null, lockedBy: null, lockedUntil: null };
  return { form, kept: { applicationId: row.id, code, values: {}, version: 0, ...free } };
}

/** Who writes in a section now, or null. */
export function writerOf({ lockedBy, lockedUntil }: SectionRecord, now: Date): string | null {
  return lockedUntil && lockedUntil > now ? lockedBy : null;
}

/**
 * Refuses a change of what was sent, and of a section in which somebody else writes.
 * @throws AppError `application_sent`, `application_locked`
 */
export function requireFree(
  { row, member }: ApplicationScene,
  section: SectionRecord,
  now: Date,
): void {
  if (!isApplicationOpen(row.status)) throw new AppError('application_sent');
  const writer = writerOf(section, now);
  if (writer && writer !== member.userId) throw new AppError('application_locked');
}

/** How many fields of a form have what they ask for in them. */
export function countFilled(
  template: Template,
  sections: readonly Pick<SectionRecord, 'code' | 'values'>[],
): number {
  return template.sections.reduce((sum, { code, fields }) => {
    const values = sections.find((one) => one.code === code)?.values ?? {};
    return (
      sum + fields.filter((field) => isAnswerOf(field, values[field.code]?.value ?? '')).length
    );
  }, 0);
}

/** Writes sections as they are now; gives the scene with them. */
export async function writeSections(
  { trx }: Work,
  scene: ApplicationScene,
  changed: readonly SectionRecord[],
): Promise<ApplicationScene> {
  for (const { applicationId, code, ...set } of changed) {
    await trx
      .insert(grantApplicationSections)
      .values({ applicationId, code, ...set })
      .onConflictDoUpdate({
        target: [grantApplicationSections.applicationId, grantApplicationSections.code],
        set,
      });
  }
  const others = scene.sections.filter(({ code }) => !changed.some((one) => one.code === code));
  return { ...scene, sections: [...others, ...changed] };
}

/** Writes sections whose values have changed, and counts what is filled. */
export async function saveSections(
  work: Work,
  scene: ApplicationScene,
  changed: readonly SectionRecord[],
): Promise<ApplicationScene> {
  const saved = await writeSections(work, scene, changed);
  const set = { filled: countFilled(saved.template, saved.sections), updatedAt: work.now };
  await work.trx.update(grantApplications).set(set).where(eq(grantApplications.id, scene.row.id));
  return { ...saved, row: { ...saved.row, ...set } };
}

/** Lets all sections go in which somebody has written. */
export async function letSectionsGo({ trx }: Work, { row }: ApplicationScene): Promise<void> {
  await trx
    .update(grantApplicationSections)
    .set({ lockedBy: null, lockedUntil: null })
    .where(eq(grantApplicationSections.applicationId, row.id));
}

/**
 * Tells the open pages of the others in the team that an application is another now, after the commit. Whoever
 * has changed it has the answer.
 */
export function tellOthers({ deps, afterCommit }: Work, scene: ApplicationScene): void {
  const { row, state, member } = scene;
  const others = state.team.map(({ userId }) => userId).filter((id) => id !== member.userId);
  const told = { kind: 'application', projectId: row.projectId } as const;
  afterCommit(() => {
    for (const userId of others) deps.push.tell({ ...told, userId });
  });
}
