import { rm } from 'node:fs/promises';
import type { Form } from '@pv/gost/forms';
import type { Deps } from '../../../context.ts';
import { fileName } from '../../../http/file-name.ts';
import { tellPrinted } from './tell-printed.ts';

/** A paper as a file on the disk of this machine, which is the caller's to take away. */
export interface PrintedForm {
  file: string;
  /** The name that it is saved under. */
  name: string;
}

interface Made {
  form: Form;
  format: 'pdf' | 'docx';
  /** The name of the file begins with what the paper is, then what it is of. */
  words: readonly string[];
}

/**
 * Makes a paper as a file, and tells of it in the log of the project that it is of, if any.
 * @throws AppError `export_failed`, `worker_busy`
 */
export async function makePaper(
  deps: Deps,
  { form, format, words }: Made,
  of: { projectId: string; userId: string } | null,
): Promise<PrintedForm> {
  const given = { form, format };
  const { file } = await deps.documents.pool.run({ name: 'form', given }, { urgent: true });
  const name = fileName([...words], format, 'Документ');
  if (of) {
    await tellPrinted(deps, { ...of, format, name }).catch(async (error: unknown) => {
      await rm(file, { force: true });
      throw error;
    });
  }
  return { file, name };
}
