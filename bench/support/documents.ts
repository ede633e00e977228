import { endpoints, PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { type Caller, call } from './caller.ts';

const { document } = endpoints;
const OVER = ['ready', 'failed', 'applied', 'discarded'];

/** Makes a project and gives the id of the document of its finish stage. */
export async function newDocument(caller: Caller, title: string): Promise<string> {
  const body = {
    title,
    category_id: PROJECT_CATEGORIES.bachelor,
    role_id: ROLE_IDS.researcher,
    template: true,
  };
  const { id } = await call(caller, endpoints.project.create, { body });
  const { stages } = await call(caller, endpoints.project.get, { id });
  const finish = stages.find((stage) => stage.kind === 'finish');
  return (await call(caller, document.ofStage, { id: finish?.id ?? '' })).id;
}

/** Long-polls an import or an export until it is over. @throws Error when it failed */
async function awaitEnd<T extends { status: string; revision: number; error: string | null }>(
  load: (query: string) => Promise<T>,
  view: T,
): Promise<T> {
  let last = view;
  while (!OVER.includes(last.status)) last = await load(`?after=${last.revision}`);
  if (last.status !== 'ready') throw new Error(`${last.status}: ${last.error}`);
  return last;
}

/** Uploads a DOCX for an import that is not begun yet; gives the import's id. */
export async function upload(caller: Caller, documentId: string, bytes: Uint8Array) {
  const body = { name: 'работа.docx', size: bytes.length };
  const started = await call(caller, document.startImport, { id: documentId, body });
  const headers = { 'content-type': 'application/octet-stream' };
  const to = new URL(started.upload_url, caller.url);
  const put = await fetch(to, { method: 'PUT', headers, body: Buffer.from(bytes) });
  if (!put.ok) throw new Error(`upload: ${put.status}`);
  return started.import_id;
}

/** Runs an uploaded import until its report has come. */
export async function runImport(caller: Caller, id: string): Promise<void> {
  const begun = await call(caller, document.runImport, { id, body: { uploaded: true } });
  await awaitEnd((query) => call(caller, document.getImport, { id, query }), begun);
}

/** Makes a document of a DOCX; questions of the import stay unanswered, so what was recognised holds. */
export async function takeIn(caller: Caller, title: string, bytes: Uint8Array): Promise<string> {
  const documentId = await newDocument(caller, title);
  const id = await upload(caller, documentId, bytes);
  await runImport(caller, id);
  await call(caller, document.applyImport, { id, body: { answers: [] } });
  return documentId;
}

/** Orders a file of a document, waits for it and downloads it to the last byte. */
export async function exportFile(caller: Caller, documentId: string, format: 'pdf' | 'docx') {
  const started = await call(caller, document.startExport, {
    id: documentId,
    body: { format, comments: false },
  });
  const { id } = started;
  const ready = await awaitEnd((query) => call(caller, document.getExport, { id, query }), started);
  const file = await fetch(new URL(ready.url ?? '', caller.url));
  return { bytes: new Uint8Array(await file.arrayBuffer()), pages: ready.pages ?? 0 };
}

/** The PDF of the document as it is now. */
export async function preview({ url, token }: Caller, documentId: string): Promise<Uint8Array> {
  const answer = await fetch(`${url}/api/document/${documentId}/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`preview: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
