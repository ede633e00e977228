import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../../../context.ts';
import { findApplications } from '../../application/public.ts';
import { deletedStages, listAllReviews, loadState } from '../../approval/public.ts';
import { countComments } from '../../comment/public.ts';
import { wasHeard } from '../../control-event/public.ts';
import { readArchived } from '../../discussion/public.ts';
import { fileUses } from '../../file/public.ts';
import { listDeleted } from '../../stage/public.ts';
import { wordsIn } from '../index-page/words.ts';
import { writeIndex } from '../index-page/write-index.ts';
import { listParts } from '../parts/list-parts.ts';
import type { MissingPart, Part } from '../parts/part.ts';
import { archivedFiles } from '../queries/archived-files.ts';
import type { ArchiveRow } from '../queries/change-archive.ts';
import { archiveKey } from '../storage-keys.ts';
import { type Entry, writeZip, type ZipWriter } from '../zip/write-zip.ts';
import { type Making, openPart, whyMissing } from './open-part.ts';
import { waitWhileBusy } from './while-busy.ts';

const MEBIBYTE = 1024 * 1024;

/** How long the workers are left to themselves when they have no place. */
const BUSY_MS = 5000;

/** What a part costs against copying so many bytes: it has to be made first. */
const COST: Readonly<Record<Exclude<Part['kind'], 'file'>, number>> = {
  document: 30 * MEBIBYTE,
  form: 5 * MEBIBYTE,
  application: 5 * MEBIBYTE,
  remarks: MEBIBYTE,
  discussion: MEBIBYTE,
  events: 1,
  tasks: MEBIBYTE,
  log: 5 * MEBIBYTE,
};
const costOf = (part: Part): number => (part.kind === 'file' ? part.file.size : COST[part.kind]);

/** What came of it. */
export interface MadeArchive {
  storageKey: string;
  /** In bytes. */
  size: number;
  missing: number;
}

interface Watch {
  signal: AbortSignal;
  /** Hears the share that is done, 0 to 1. */
  onShare: (share: number) => void;
}

/** Counts what is done of all the costs. */
function counter(parts: readonly Part[], onShare: (share: number) => void) {
  const all = Math.max(
    parts.reduce((sum, part) => sum + costOf(part), 0),
    1,
  );
  let before = 0;
  return {
    bytes: (count: number) => onShare(Math.min((before + count) / all, 1)),
    done(part: Part) {
      before += costOf(part);
      onShare(before / all);
    },
  };
}

/** Puts in every part that can be made; gives those that cannot. */
async function addParts(
  making: Making,
  zip: ZipWriter,
  { parts, watch: { signal, onShare } }: { parts: readonly Part[]; watch: Watch },
): Promise<MissingPart[]> {
  const missing: MissingPart[] = [];
  const count = counter(parts, onShare);
  const pause = () => setTimeout(BUSY_MS, null, { signal });
  for (const part of parts) {
    signal.throwIfAborted();
    let entry: Entry | null = null;
    try {
      entry = await waitWhileBusy(() => openPart(making, part), pause);
    } catch (error) {
      const { log } = making.deps;
      log.warn({ err: error, archiveId: making.row.id, kind: part.kind }, 'not in the archive');
      missing.push({ path: part.path, why: whyMissing(making, error) });
    }
    let read = 0;
    const onBytes = (bytes: number) => {
      read += bytes;
      if (part.kind === 'file') count.bytes(read);
    };
    if (entry) await zip.add(part.path, entry, onBytes);
    count.done(part);
  }
  return missing;
}

/**
 * Writes an archive of a project as it is now into the storage, one part after another.
 * @throws AppError `not_found` when its author is not in the team any more
 */
export async function makeArchive(deps: Deps, row: ArchiveRow, watch: Watch): Promise<MadeArchive> {
  const { db } = deps.connection;
  const { projectId, authorId, locale, zone } = row;
  const state = await loadState(db, projectId, authorId);
  const files = await archivedFiles(db, projectId);
  const reviews = await listAllReviews(db, projectId);
  const deleted = (await deletedStages(db, projectId)).toReversed();
  const stages = [...state.stages, ...deleted];
  const uses = await fileUses(db, { projectId, stages, files });
  const tellers = await listDeleted(db, { projectId, userId: authorId });
  const deletedBy = new Map(tellers.map(({ id, deleted_by }) => [id, deleted_by]));
  const reader = { userId: authorId, now: deps.clock() };
  const discussion = await readArchived(db, state, reader);
  const discussed = discussion !== null;
  const remarked = new Set((await countComments(db, 'document', { projectId })).keys());
  const heard = await wasHeard(db, projectId);
  const applications = await findApplications(db, projectId);
  const contents = { state, deleted, files, remarked, discussed, applications, heard };
  const { index, parts } = listParts(contents, locale);
  const storageKey = archiveKey(row.id, randomUUID());
  let missing: MissingPart[] = [];
  const size = await writeZip(deps.storage, storageKey, {
    signal: watch.signal,
    async fill(zip) {
      missing = await addParts({ deps, row, state, discussion }, zip, { parts, watch });
      const madeAt = deps.clock();
      const words = wordsIn(locale, zone);
      const project = { ...contents, uses, reviews, deletedBy };
      const told = { ...project, parts, missing, madeAt, zone, words };
      const stream = Readable.from([Buffer.from(writeIndex(told, locale))]);
      await zip.add(index, { stream, compress: true, mtime: madeAt }, () => undefined);
    },
  });
  return { storageKey, size, missing: missing.length };
}
