import type { Executor } from '../../../db/database.ts';
import { resultPlace, type StageRow } from '../../approval/public.ts';
import { usedIn } from '../used-in.ts';
import type { FileRow } from './find-file.ts';
import { sentFiles } from './sent-files.ts';

/** The editions that each file of a project was sent with, oldest first, by the file's id. */
export async function fileUses(
  executor: Executor,
  project: { projectId: string; stages: readonly StageRow[]; files: readonly FileRow[] },
): Promise<ReadonlyMap<string, ReturnType<typeof usedIn>>> {
  const sent = await sentFiles(executor, project.projectId);
  return new Map(
    project.files.map((file) => {
      const stage = project.stages.find(({ id }) => id === file.stageId);
      const place = stage && resultPlace(stage);
      const here = sent.filter((edition) => place && edition.stageId === place.stageId);
      const beside = project.files.filter(
        ({ stageId, slot }) => stageId === file.stageId && slot === file.slot,
      );
      return [file.id, usedIn(file, beside, here)];
    }),
  );
}
