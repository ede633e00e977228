import { readSnapshot } from '@pv/editor-schema';
import { installed } from '../tools/services.mjs';
import { pandoc, temporaryFolder, writeHtml } from './support/convert.ts';
import { exportFile, takeIn } from './support/documents.ts';
import { clock, measure, type Runs } from './support/median.ts';
import { HUNDRED_PAGES, messyThesis } from './support/messy-thesis.ts';
import { openDocument } from './support/open-document.ts';
import { printTable, span, times } from './support/table.ts';
import { makeForgetter, withServer } from './support/with-server.ts';

/** DOCX of a hundred pages through the server against pandoc on the same text and pictures. */
export function benchDocx(): Promise<void> {
  return withServer(async (caller) => {
    const forget = await makeForgetter(caller);
    const bytes = await messyThesis({ seed: 2, parts: HUNDRED_PAGES });
    const id = await takeIn(caller, 'Работа в сто страниц', bytes);
    const { client, model } = await openDocument(caller, id);
    const folder = temporaryFolder();
    writeHtml({ folder: folder.path, name: 'work.html' }, readSnapshot(client.doc), model.assets);
    client.close();
    const { pages } = await exportFile(caller, id, 'docx');
    const other: Record<string, () => Promise<number>> = installed('pandoc')
      ? { pandoc: () => pandoc(folder.path, 'work.html') }
      : {};
    const found: Record<string, Runs> = await measure({
      'server, to the last byte': async () => {
        await forget();
        return clock(() => exportFile(caller, id, 'docx'));
      },
      'the same DOCX again': () => clock(() => exportFile(caller, id, 'docx')),
      ...other,
    });
    folder.remove();
    const server = found['server, to the last byte']?.median ?? Number.NaN;
    const rows = Object.entries(found).map(([subject, runs]) => [
      subject,
      span(runs),
      times(runs.median, server),
    ]);
    printTable(`DOCX, ${pages} pages`, [['subject', 'time', 'of the server’s time'], ...rows]);
    console.log('\nAim: < 1.2 s');
  });
}
