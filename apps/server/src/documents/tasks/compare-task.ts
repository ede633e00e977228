import { readFile } from 'node:fs/promises';
import { importDocx } from '@pv/gost/import';
import { compareReadFiles } from '@pv/revisions';
import type { Given, Gives } from '../tasks.ts';

/** Reads two DOCX and tells how the words of the later one differ. */
export async function compareTask({ before, after }: Given<'compare'>): Promise<Gives<'compare'>> {
  const old = await importDocx(await readFile(before));
  const fresh = await importDocx(await readFile(after));
  return { changes: compareReadFiles(old.snapshot, fresh.snapshot) };
}
