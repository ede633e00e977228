import {
  AppError,
  isAuthorSide,
  mayReadDiscussion,
  moderatesDiscussion,
  type RoleCode,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import { discussions } from '../../db/schema/index.ts';
import { heldRoles, loadProject, lockIfThere, type ProjectState } from '../approval/public.ts';

export type DiscussionRow = typeof discussions.$inferSelect;

/** A discussion as somebody who may read it meets it. */
export interface Scene {
  row: DiscussionRow;
  state: ProjectState;
  userId: string;
  /** Null for a reader from outside the team. */
  role: RoleCode | null;
  isAuthor: boolean;
  moderates: boolean;
}

async function findRow(executor: Executor, id: string): Promise<DiscussionRow> {
  const [row] = await executor.select().from(discussions).where(eq(discussions.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

/** What somebody may do in a discussion. @throws AppError `not_found` for whoever may not read it */
export function sceneOf(row: DiscussionRow, state: ProjectState, userId: string): Scene {
  const role = state.team.find((one) => one.userId === userId)?.role ?? null;
  if (!mayReadDiscussion(row.readers, role)) throw new AppError('not_found');
  const held = heldRoles(state.team);
  const isCreator = state.project.creatorId === userId;
  return {
    row,
    state,
    userId,
    role,
    isAuthor: role !== null && isAuthorSide(role, held),
    moderates: role !== null && moderatesDiscussion(role, held, isCreator),
  };
}

/**
 * A discussion for whoever may read it.
 * @throws AppError `not_found` for an absent one and for one that is not shown alike
 */
export async function readScene(executor: Executor, id: string, userId: string): Promise<Scene> {
  const row = await findRow(executor, id);
  const state = await loadProject(executor, row.projectId);
  if (!state) throw new AppError('not_found');
  return sceneOf(row, state, userId);
}

/** As `readScene`, with the project locked for a change. */
export async function lockScene(trx: Transaction, id: string, userId: string): Promise<Scene> {
  const { projectId } = await findRow(trx, id);
  const state = await lockIfThere(trx, projectId);
  if (!state) throw new AppError('not_found');
  return sceneOf(await findRow(trx, id), state, userId);
}

/** Refuses whoever is not on the author side. @throws AppError `forbidden` */
export function requireAuthor({ isAuthor }: Pick<Scene, 'isAuthor'>): void {
  if (!isAuthor) throw new AppError('forbidden');
}
