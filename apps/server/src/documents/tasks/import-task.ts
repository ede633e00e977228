import { serialize } from 'node:v8';
import { importDocx } from '@pv/gost/import';
import { uuidv7 } from 'uuidv7';
import type { Given, Gives, TaskProgress } from '../tasks.ts';

/** Reads a DOCX; pictures get the ids that they keep in the document. */
export async function importTask(
  { bytes }: Given<'import'>,
  onProgress: (progress: TaskProgress) => void,
): Promise<Gives<'import'>> {
  const { assets, report, ...rest } = await importDocx(bytes, {
    newId: uuidv7,
    onProgress: (stage, share) => onProgress({ stage, share }),
  });
  const result = serialize({ ...rest, report });
  return { result, report: JSON.parse(JSON.stringify(report)), pictures: assets };
}
