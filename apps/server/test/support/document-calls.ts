import { type DocumentSnapshot, readSnapshot, writeSnapshot } from '@pv/editor-schema';
import { docOf } from '../../src/documents/store/doc-of.ts';
import { type Answer, call } from './call.ts';
import type { TestServer } from './server.ts';
import type { Person, ProjectWorld } from './world.ts';

/** A picture as it is uploaded. */
export interface PictureFile {
  bytes: Uint8Array;
  type?: string;
  name?: string;
}

/** The id of the document of a world's stage, made if need be. */
export async function documentOf(server: TestServer, world: ProjectWorld): Promise<string> {
  const url = `/project/stage/${world.stageId}/document`;
  return (await call(server, 'GET', url, world.student)).body.id;
}

/** The content of a document as everybody sees it now. */
export async function contentOf(server: TestServer, documentId: string): Promise<DocumentSnapshot> {
  return readSnapshot(docOf(await server.deps.documents.live.updates(documentId)));
}

/** Puts content into a document as an editor would. */
export async function fill(
  server: TestServer,
  documentId: string,
  content: DocumentSnapshot,
): Promise<void> {
  await server.deps.documents.live.change(documentId, null, (doc) => writeSnapshot(doc, content));
}

/** Sends bytes to a signed address; gives the status. */
export async function put(server: TestServer, url: string, bytes: Uint8Array): Promise<number> {
  const headers = { 'content-type': 'application/octet-stream' };
  const payload = Buffer.from(bytes);
  const response = await server.app.inject({ method: 'PUT', url, headers, payload });
  return response.statusCode;
}

/** The bytes behind a signed address with the headers they come with. */
export async function get(
  server: TestServer,
  url: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await server.app.inject({ method: 'GET', url, headers });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

/** Makes room for a picture; gives its id and the address to upload it to. */
export function startPicture(
  server: TestServer,
  documentId: string,
  who: Person,
  { bytes, type = 'image/png', name = 'схема.png' }: PictureFile,
): Promise<Answer> {
  const body = { name, size: bytes.length, type };
  return call(server, 'POST', `/document/${documentId}/asset`, { ...who, body });
}

/** Says that a picture is uploaded; gives the answer of the call that takes it in. */
export function finishPicture(server: TestServer, assetId: string, who: Person): Promise<Answer> {
  const options = { ...who, body: { uploaded: true } };
  return call(server, 'PATCH', `/document/asset/${assetId}`, options);
}

/** Uploads a picture; gives the answer of the call that takes it in. */
export async function addPicture(
  server: TestServer,
  documentId: string,
  who: Person,
  file: PictureFile,
): Promise<Answer> {
  const added = await startPicture(server, documentId, who, file);
  if (added.status !== 201) return added;
  await put(server, added.body.upload_url, file.bytes);
  return finishPicture(server, added.body.asset_id, who);
}

/** Uploads a file and begins to read it; gives the id of the import. */
export async function uploadFile(
  server: TestServer,
  documentId: string,
  who: Person,
  bytes: Uint8Array,
  name = 'Диплом.docx',
): Promise<string> {
  const body = { name, size: bytes.length };
  const started = await call(server, 'POST', `/document/${documentId}/import`, { ...who, body });
  if (started.status !== 201) throw new Error(`import: ${JSON.stringify(started)}`);
  await put(server, started.body.upload_url, bytes);
  const url = `/document/import/${started.body.import_id}`;
  const run = await call(server, 'PATCH', url, { ...who, body: { uploaded: true } });
  if (run.status !== 200) throw new Error(`import: ${JSON.stringify(run)}`);
  return started.body.import_id;
}

/** Uploads a file and waits until it is read or refused. */
export async function takeFile(
  server: TestServer,
  documentId: string,
  who: Person,
  bytes: Uint8Array,
  name?: string,
) {
  const id = await uploadFile(server, documentId, who, bytes, name);
  return awaitEnd(server, `/document/import/${id}`, who);
}

/** Long-polls an import or an export until it is over. */
export async function awaitEnd(server: TestServer, url: string, who: Person) {
  let after = -1;
  const seen: { step?: string; progress: number }[] = [];
  for (;;) {
    const { body } = await call(server, 'GET', `${url}?after=${after}`, who);
    seen.push(body);
    if (!['uploading', 'queued', 'running'].includes(body.status)) return { ...body, seen };
    after = body.revision;
  }
}
