import {
  AppError,
  type EventMaterial,
  type EventWork,
  type FileSlot,
  fileTypeOf,
  mimeOf,
} from '@pv/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { projectFiles } from '../../db/schema/index.ts';
import { type Door, type OpenedEvent, openEvent, seesPapers } from './open-event.ts';

/** Where the papers that an event asks for lie: in the finish stage. */
const SLOT_OF: Readonly<Record<EventMaterial, FileSlot>> = {
  final_report: 'stage_final__final_report_file',
  presentation: 'stage_final__presentation_file',
  supervisor_review: 'stage_final__supervisor_review_file',
  review: 'stage_final__review_file',
  plagiarism_report: 'stage_final__check_report_plagiat_file',
  financial_model: 'stage_final__final_financial_model_file',
};

/** Long enough to begin a download. */
const MINUTES = 10;

type FileRow = typeof projectFiles.$inferSelect;

/** The files of these papers that projects have now, by the id of the project. */
export async function findMaterials(
  executor: Executor,
  projectIds: readonly string[],
  materials: readonly EventMaterial[],
): Promise<ReadonlyMap<string, FileRow[]>> {
  if (projectIds.length === 0 || materials.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(projectFiles)
    .where(
      and(
        inArray(projectFiles.projectId, [...projectIds]),
        inArray(
          projectFiles.slot,
          materials.map((material) => SLOT_OF[material]),
        ),
        eq(projectFiles.status, 'current'),
      ),
    )
    .orderBy(asc(projectFiles.version), asc(projectFiles.id));
  return Map.groupBy(rows, ({ projectId }) => projectId);
}

/** Which of the asked papers a work has; the files themselves where they are shown. */
export function presentMaterials(
  materials: readonly EventMaterial[],
  files: readonly FileRow[],
  shown: boolean,
): EventWork['materials'] {
  return materials.map((material) => {
    const own = files.filter(({ slot }) => slot === SLOT_OF[material]);
    return {
      material,
      there: own.length > 0,
      files: shown ? own.map(({ id, name, size }) => ({ id, name, size })) : [],
    };
  });
}

/** Whether a work lacks one of the asked papers. */
export const lacksMaterials = (materials: readonly EventMaterial[], files: readonly FileRow[]) =>
  presentMaterials(materials, files, false).some(({ there }) => !there);

async function findFile(executor: Executor, opened: OpenedEvent, id: string) {
  const { event, works } = opened;
  const shown = works.filter((work) => seesPapers(opened, work));
  const ids = shown.map(({ projectId }) => projectId);
  const files = await findMaterials(executor, ids, event.materials);
  return [...files.values()].flat().find((file) => file.id === id);
}

/**
 * An address that gives a paper of a work as a download, for whom it is shown.
 * @throws AppError `not_found`
 */
export async function linkFile(
  { connection: { db }, storage, clock }: Deps,
  door: Door,
  fileId: string,
): Promise<{ url: string }> {
  const opened = await openEvent(db, door, { now: clock() });
  const file = await findFile(db, opened, fileId);
  if (!file) throw new AppError('not_found');
  const type = fileTypeOf(file.name);
  const mime = type ? mimeOf(type) : 'application/octet-stream';
  const { name, storageKey } = file;
  return { url: await storage.signGet(storageKey, { name, mime, minutes: MINUTES }) };
}
