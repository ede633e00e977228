import { CARRIED_SLOT } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { personOf } from '../../user/public.ts';
import { findFiles } from './find-files.ts';

interface Taking {
  /** The order. */
  from: string;
  projectId: string;
  /** Whose project it is. */
  userId: string;
  /** Who has attached them. */
  customerId: string;
}

/**
 * Lays the files of an order among the source materials of the project that it has become, as links to the
 * same stored bytes.
 */
export async function takeFiles(work: Work, taking: Taking): Promise<void> {
  const { trx, now } = work;
  const { from, projectId, userId, customerId } = taking;
  const files = await findFiles(trx, from);
  if (files.length === 0) return;
  const state = await lockState(trx, projectId, userId);
  const start = state.stages.find(({ kind }) => kind === 'start');
  if (!start) throw new TypeError('a project without a start');
  const slot = CARRIED_SLOT;
  const customer = await personOf(trx, customerId);
  for (const [at, { name, size, sha256, storageKey }] of files.entries()) {
    const version = at + 1;
    await trx.insert(projectFiles).values({
      ...{ id: uuidv7(), projectId, stageId: start.id, slot, status: 'current', version },
      ...{ name, size, sha256, storageKey, authorId: customerId, authorName: customer.name },
      ...{ createdAt: now, changedAt: now, uploadedAt: now },
    });
    const actor = memberOf(state, userId);
    const after = { slot, name, version };
    await appendEvent(work, { projectId, stageId: start.id, kind: 'file_added', actor, after });
  }
}
