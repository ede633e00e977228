import { AppError, type DocumentChanges } from '@pv/contract';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { loadState } from '../../approval/public.ts';
import { type FileRow, findFile } from '../queries/find-file.ts';

interface Comparing {
  fileId: string;
  userId: string;
  /** The file to compare with; undefined for the version before. */
  against: string | undefined;
}

interface Compared {
  readable: boolean;
  changes: DocumentChanges | null;
}

const UNREADABLE: Compared = { readable: false, changes: null };

/**
 * The file that another one of the same slot is compared with, or null where it was the first.
 * @throws AppError `not_found` for a file of another slot
 */
async function partnerOf(
  executor: Executor,
  { stageId, slot, version }: FileRow,
  against: string | undefined,
): Promise<FileRow | null> {
  const [found] = await executor
    .select()
    .from(projectFiles)
    .where(
      and(
        eq(projectFiles.stageId, stageId),
        eq(projectFiles.slot, slot),
        inArray(projectFiles.status, ['current', 'replaced', 'removed']),
        against ? eq(projectFiles.id, against) : lt(projectFiles.version, version),
      ),
    )
    .orderBy(desc(projectFiles.version))
    .limit(1);
  if (!found && against) throw new AppError('not_found');
  return found ?? null;
}

const isDocx = ({ name }: FileRow) => /\.docx$/i.test(name);

/**
 * How the words of a DOCX in a slot differ from those of an earlier one; both are read in a child process.
 * @throws AppError `not_found`, `worker_busy`
 */
export async function compareFile(
  { connection: { db }, storage, documents, log }: Deps,
  { fileId, userId, against }: Comparing,
): Promise<Compared> {
  const row = await findFile(db, fileId);
  await loadState(db, row.projectId, userId);
  const other = await partnerOf(db, row, against);
  if (!other || !isDocx(row) || !isDocx(other)) return UNREADABLE;
  const after = await storage.file(row.storageKey);
  const before = await storage.file(other.storageKey);
  if (!after || !before) return UNREADABLE;
  try {
    const task = { name: 'compare', given: { before, after } } as const;
    const { changes } = await documents.pool.run(task, { urgent: true });
    return { readable: true, changes };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'worker_busy') throw error;
    log.info({ err: error, fileId }, 'a file cannot be compared');
    return UNREADABLE;
  }
}
