import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSectionHeads, sectionFragment } from '@pv/editor-schema';
import * as Y from 'yjs';
import { installed } from '../tools/services.mjs';
import type { Caller } from './support/caller.ts';
import { libreOffice, temporaryFolder } from './support/convert.ts';
import { exportFile, preview, takeIn } from './support/documents.ts';
import { clock, measure, type Runs } from './support/median.ts';
import { type Thesis, theses } from './support/messy-thesis.ts';
import { compilerAlone, type OpenDocument, openDocument } from './support/open-document.ts';
import { printTable, span, times } from './support/table.ts';
import { makeForgetter, withServer } from './support/with-server.ts';

/** Types a word at the end of the first paragraph of the text, and waits until it is kept. */
async function edit({ client }: OpenDocument): Promise<void> {
  const section = readSectionHeads(client.doc).find(({ kind }) => kind === 'chap');
  const fragment = sectionFragment(client.doc, section?.id ?? '');
  const paragraph = fragment
    .toArray()
    .find((node) => node instanceof Y.XmlElement && node.nodeName === 'paragraph');
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null;
  if (!(text instanceof Y.XmlText)) throw new Error('the document has no paragraph of a chapter');
  text.insert(text.length, ' правка');
  await client.flush();
}

async function bench(caller: Caller, forget: () => Promise<void>, { name, bytes }: Thesis) {
  const id = await takeIn(caller, name, bytes);
  const { bytes: docx, pages } = await exportFile(caller, id, 'docx');
  const folder = temporaryFolder();
  writeFileSync(join(folder.path, 'work.docx'), docx);
  writeFileSync(join(folder.path, 'nothing.html'), '<p>1</p>');
  const open = await openDocument(caller, id);
  const office: Record<string, () => Promise<number>> = installed('soffice')
    ? {
        'LibreOffice, the same DOCX': () => libreOffice(folder.path, 'work.docx'),
        'of it, its start (a page of one word)': () => libreOffice(folder.path, 'nothing.html'),
      }
    : {};
  const { server, ...others }: Record<string, Runs> = await measure({
    server: async () => {
      await forget();
      return clock(() => exportFile(caller, id, 'pdf'));
    },
    'Typst compiler alone': compilerAlone(open),
    'the same PDF again': () => clock(() => exportFile(caller, id, 'pdf')),
    'preview after one edit': async () => {
      await edit(open);
      return clock(() => preview(caller, id));
    },
    ...office,
  });
  open.client.close();
  folder.remove();
  if (!server) throw new Error('nothing was measured');
  const rows = Object.entries(others).map(([subject, runs]) => [
    subject,
    span(runs),
    times(runs.median, server.median),
    times(server.median, runs.median),
  ]);
  const head = ['subject', 'time', 'of the server’s time', 'server’s time of it'];
  printTable(`PDF, ${name}, ${pages} pages`, [
    head,
    ['server, to the last byte', span(server), '', ''],
    ...rows,
  ]);
}

/** PDF through the server against LibreOffice and the bare compiler, and the preview after an edit. */
export function benchPdf(): Promise<void> {
  return withServer(async (caller) => {
    const forget = await makeForgetter(caller);
    if (!installed('soffice')) console.log('LibreOffice is not installed: left out');
    for (const thesis of await theses()) await bench(caller, forget, thesis);
    console.log(
      '\nAims: LibreOffice ≥ 5 × the server; server ≤ 1.5 × the compiler; preview < 0.3 s',
    );
  });
}
