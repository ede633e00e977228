import { setInterval } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { projectArchives } from '../../../db/schema/index.ts';
import { loadProject, noticeProject } from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';
import { type ArchiveRow, changeArchive } from '../queries/change-archive.ts';
import { beat } from './beat.ts';
import { type MadeArchive, makeArchive } from './make-archive.ts';

/** How often the maker tells how far he is, and hears whether he is still wanted. */
const BEAT_MS = 1000;
/** Somebody who has been silent for so many beats does not make it any more. */
const SILENT_MS = 15 * BEAT_MS;

/**
 * The order with this process as its maker: one that nobody has begun, or that a process has which is
 * gone; null when it is not wanted any more. One that was taken for lost is made all the same once the
 * queue brings it.
 * @throws Error while another process still tells of it: one that stops in order does so until its end,
 * and by then the queue has given the job away
 */
async function takeUp({ connection: { db }, clock }: Deps, id: string): Promise<ArchiveRow | null> {
  const begun = { status: 'running', progress: 0, now: clock() } as const;
  const fresh = await changeArchive(db, id, { from: ['queued', 'failed'], error: null, ...begun });
  if (fresh) return fresh;
  const [row] = await db.select().from(projectArchives).where(eq(projectArchives.id, id));
  if (row?.status !== 'running') return null;
  if (clock().getTime() - row.updatedAt.getTime() <= SILENT_MS) {
    throw new Error('another process has told of this archive a moment ago');
  }
  return changeArchive(db, id, { from: ['running'], ...begun });
}

async function tell(work: Work, row: ArchiveRow, variant: 'ready' | 'failed'): Promise<void> {
  const state = await loadProject(work.trx, row.projectId);
  // who has left the team hears nothing more of it
  if (!state?.team.some(({ userId }) => userId === row.authorId)) return;
  const project = noticeProject(state);
  await notify(work, { reason: 'archive', variant, to: [row.authorId], actor: null, project });
}

/** Ends an order that is still being worked on, and tells its author; null when it is not wanted any more. */
function end(deps: Deps, id: string, made: MadeArchive | null): Promise<ArchiveRow | null> {
  return inTransaction(deps, async (work) => {
    const ended = made
      ? { status: 'ready' as const, progress: 100, ...made }
      : { status: 'failed' as const, error: 'archive_failed' };
    const row = await changeArchive(work.trx, id, { from: ['running'], now: work.now, ...ended });
    if (row) await tell(work, row, made ? 'ready' : 'failed');
    return row;
  });
}

/** Lets the queue make it anew: its end could not be written. What is not wanted any more stays as it is. */
async function giveBack(deps: Deps, id: string, made: MadeArchive | null): Promise<void> {
  const again = { from: ['running' as const], status: 'queued' as const, progress: 0 };
  const row = await changeArchive(deps.connection.db, id, { ...again, now: deps.clock() });
  if (row && made) await deps.storage.remove(made.storageKey);
}

/**
 * Makes an ordered archive. What a killed process has begun is begun anew; what is cancelled stops within
 * a second and leaves nothing.
 */
export async function archiveProject(
  deps: Deps,
  { archiveId }: { archiveId: string },
): Promise<void> {
  const row = await takeUp(deps, archiveId);
  if (!row) return;
  deps.documents.revisions.changed(archiveId);
  const stop = new AbortController();
  const over = new AbortController();
  let done = 0;
  const { signal } = over;
  const ticks = setInterval(BEAT_MS, null, { signal, ref: false });
  const beating = beat(deps, archiveId, { ticks, stop, share: () => done, signal });
  let made: MadeArchive | null = null;
  try {
    const onShare = (share: number) => {
      done = share;
    };
    made = await makeArchive(deps, row, { signal: stop.signal, onShare });
  } catch (error) {
    if (!stop.signal.aborted) deps.log.error({ err: error, archiveId }, 'archive failed');
  } finally {
    over.abort();
    await beating;
  }
  const ended = await end(deps, archiveId, made).catch(async (error: unknown) => {
    await giveBack(deps, archiveId, made);
    throw error;
  });
  if (made && !ended) await deps.storage.remove(made.storageKey);
  deps.documents.revisions.changed(archiveId);
}
