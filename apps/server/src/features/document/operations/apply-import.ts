import { AppError, type ImportView } from '@pv/contract';
import { z } from 'zod';
import type { Deps, Work } from '../../../context.ts';
import { documentAssets } from '../../../db/schema/index.ts';
import { addFromFile } from '../../comment/public.ts';
import { removeImportFiles } from '../import-files.ts';
import { requireWhole } from '../load-access.ts';
import { loadImport } from '../load-import.ts';
import { changeImport, type ImportRow } from '../queries/change-import.ts';
import { requirePictureRoom } from '../require-picture-room.ts';
import { importResult } from '../storage-keys.ts';
import { tellOfDocument } from '../tell-of-document.ts';
import { replaceContent } from './replace-content.ts';

export interface Answer {
  question: string;
  value: string;
}

const askedSchema = z.object({
  questions: z.array(
    z.object({ id: z.string(), options: z.array(z.object({ value: z.string() })) }),
  ),
});

/** Every answer must be one that the report offers. */
function checkAnswers(
  report: ImportView['report'],
  answers: readonly Answer[],
): Record<string, string> {
  const { questions } = askedSchema.parse(report);
  for (const { question, value } of answers) {
    const asked = questions.find(({ id }) => id === question);
    if (!asked?.options.some((option) => option.value === value)) {
      throw new AppError('validation_failed');
    }
  }
  return Object.fromEntries(answers.map(({ question, value }) => [question, value]));
}

async function takePictures(work: Work, row: ImportRow, projectId: string): Promise<void> {
  const { trx, now } = work;
  const { documentId, pictures } = row;
  const values = pictures.map((picture) => ({
    ...picture,
    documentId,
    ready: true,
    createdAt: now,
  }));
  if (values.length === 0) return;
  const size = pictures.reduce((sum, picture) => sum + picture.size, 0);
  await requirePictureRoom(work, { projectId, size });
  await trx.insert(documentAssets).values(values);
}

/**
 * Puts a ready import in the place of the document's content. What was there is kept as a version.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `import_not_ready`, `validation_failed`,
 * `project_full`
 */
export async function applyImport(
  deps: Deps,
  props: { importId: string; userId: string; answers: readonly Answer[] },
): Promise<void> {
  const { importId, userId } = props;
  const { row, opened } = await loadImport(deps.connection.db, importId, userId);
  requireWhole(opened);
  const file = row.status === 'ready' && (await deps.storage.file(importResult(importId)));
  if (!file || !row.report) throw new AppError('import_not_ready');
  const answers = checkAnswers(row.report, props.answers);
  const { documentId } = row;
  await replaceContent(deps, {
    documentId,
    userId,
    reason: 'before_import',
    by: { kind: 'import', file, answers },
    require: requireWhole,
    async also(work, { report, comments }) {
      const change = {
        from: ['ready' as const],
        status: 'applied' as const,
        now: work.now,
        ...(report && { report: JSON.parse(JSON.stringify(report)) }),
      };
      const applied = await changeImport(work.trx, importId, change);
      if (!applied) throw new AppError('import_not_ready');
      await addFromFile(work, { documentId, projectId: opened.access.project.id }, comments);
      await takePictures(work, applied, opened.access.project.id);
      await tellOfDocument(work, opened, userId, {
        kind: 'document_imported',
        after: { title: applied.fileName },
      });
    },
  });
  deps.documents.revisions.changed(importId);
  await removeImportFiles(deps.storage, importId, []);
}
