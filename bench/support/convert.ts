import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DocumentSnapshot, NodeJson } from '@pv/editor-schema';
import type { Asset } from '@pv/gost';
import { clock } from './median.ts';

type Write = (inside: string, node: NodeJson) => string;

const element =
  (name: string): Write =>
  (inside) =>
    `<${name}>${inside}</${name}>`;

const pictures = (node: NodeJson): string =>
  (Array.isArray(node.attrs?.images) ? node.attrs.images : [])
    .map(({ asset }: { asset: string }) => `<img src="${asset}.png">`)
    .join('');

const WRITERS: Readonly<Record<string, Write>> = {
  paragraph: element('p'),
  heading: (inside, node) => `<h${node.attrs?.level}>${inside}</h${node.attrs?.level}>`,
  bulletList: element('ul'),
  orderedList: element('ol'),
  listItem: element('li'),
  table: element('table'),
  tableRow: element('tr'),
  tableCell: element('td'),
  tableHeader: element('th'),
  codeBlock: element('pre'),
  figure: (inside, node) => `<p>${pictures(node)}</p><p>${inside}</p>`,
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function html(node: NodeJson): string {
  const inside = escaped(node.text ?? '') + (node.content ?? []).map(html).join('');
  return WRITERS[node.type]?.(inside, node) ?? inside;
}

/** Writes the text of a document with its pictures as a web page, for other programs to read. */
export function writeHtml(
  file: { folder: string; name: string },
  { sections, sources }: DocumentSnapshot,
  assets: ReadonlyMap<string, Asset>,
): void {
  for (const { id, bytes } of assets.values()) writeFileSync(join(file.folder, `${id}.png`), bytes);
  const text = sections.map(({ title, content }) => `<h1>${escaped(title)}</h1>${html(content)}`);
  const list = sources.map(({ raw }) => `<li>${escaped(raw)}</li>`);
  const page = `<html><body>${text.join('')}<ol>${list.join('')}</ol></body></html>`;
  writeFileSync(join(file.folder, file.name), page);
}

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
