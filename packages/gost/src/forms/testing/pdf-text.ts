import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a PDF says, in the order of reading; `program` is the path of `pdftotext`. */
export async function pdfText(pdf: Uint8Array, program: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pv-form-'));
  try {
    const file = join(folder, 'form.pdf');
    await writeFile(file, pdf);
    return (await promisify(execFile)(program, ['-raw', file, '-'])).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
