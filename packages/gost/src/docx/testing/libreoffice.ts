import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Path of LibreOffice's `soffice`, or undefined where it is not installed. */
export const soffice = findProgram('soffice');

/** Path of `pdftotext`, or undefined where it is not installed. */
export const pdftotext = findProgram('pdftotext');

/** What LibreOffice has made of a file; all its fields and pages are of its own count. */
export interface Rendered {
  pages: number;
  /** Lines as printed, without the indents; empty where there is no `pdftotext`. */
  lines: string[];
}

/** Opens a DOCX in LibreOffice, in a profile of its own, prints it as PDF and reads that. */
export async function renderDocx(file: Uint8Array): Promise<Rendered> {
  if (soffice === undefined) throw new Error('LibreOffice is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'pv-docx-'));
  const [source, pdf] = [join(folder, 'document.docx'), join(folder, 'document.pdf')];
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  try {
    await writeFile(source, file);
    await run(soffice, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, source]);
    const pages = countPages(await readFile(pdf));
    return { pages, lines: pdftotext === undefined ? [] : await readLines(pdf, pdftotext) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many pages a PDF has whose objects are not packed: ours and LibreOffice's. */
export function countPages(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  return text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function readLines(pdf: string, program: string): Promise<string[]> {
  const { stdout } = await run(program, ['-layout', pdf, '-'], { maxBuffer: 1e8 });
  return stdout.split(/[\n\f]/).map((line) => line.replaceAll('\u00a0', ' ').trim());
}

function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
