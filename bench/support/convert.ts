import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clock } from './median.ts';

const run = promisify(execFile);

/** A temporary folder and how to remove it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'pv-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Milliseconds that headless LibreOffice takes for the PDF of `file`, its start included. */
export function libreOffice(folder: string, file: string): Promise<number> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const out = ['--convert-to', 'pdf', '--outdir', folder];
  return clock(() => run('soffice', [profile, '--headless', ...out, join(folder, file)]));
}

/** Milliseconds that pandoc takes for the DOCX of an HTML `file`. */
export function pandoc(folder: string, file: string): Promise<number> {
  return clock(() => run('pandoc', ['-f', 'html', file, '-o', 'pandoc.docx'], { cwd: folder }));
}
