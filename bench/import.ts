import { importDocx } from '@pv/gost/import';
import type { Caller } from './support/caller.ts';
import { newDocument, runImport, upload } from './support/documents.ts';
import { clock, measure } from './support/median.ts';
import { type Thesis, theses } from './support/messy-thesis.ts';
import { printTable, span, times } from './support/table.ts';
import { withServer } from './support/with-server.ts';

/** From the call that says "uploaded" to the report. */
async function throughServer(caller: Caller, bytes: Uint8Array): Promise<number> {
  const id = await upload(caller, await newDocument(caller, 'Работа для замера'), bytes);
  return clock(() => runImport(caller, id));
}

async function compare(caller: Caller, { name, bytes }: Thesis): Promise<string[]> {
  const { server, bare } = await measure({
    server: () => throughServer(caller, bytes),
    bare: () => clock(() => importDocx(bytes)),
  });
  return [name, span(server), span(bare), times(server.median, bare.median), '< 1 s'];
}

/** Import of a DOCX through the server against the import function alone in a warm process. */
export function benchImport(): Promise<void> {
  return withServer(async (caller) => {
    const rows = [];
    for (const thesis of await theses()) rows.push(await compare(caller, thesis));
    const head = ['document', 'server, to the report', '`importDocx` alone', 'ratio', 'aim'];
    printTable('Import of a DOCX', [head, ...rows]);
  });
}
