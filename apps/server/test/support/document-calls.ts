import { type DocumentSnapshot, readSnapshot, writeSnapshot } from '@pv/editor-schema';
import { docOf } from '../../src/features/document/store/load-updates.ts';
import { call } from './call.ts';
import type { TestServer } from './server.ts';
import type { Person, ProjectWorld } from './world.ts';

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
export async function get(server: TestServer, url: string) {
  const response = await server.app.inject({ method: 'GET', url });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

/** Uploads a picture; gives the answer of the call that takes it in. */
export async function addPicture(
  server: TestServer,
  documentId: string,
  who: Person,
  file: { bytes: Uint8Array; type?: string; name?: string },
) {
  const { bytes, type = 'image/png', name = 'схема.png' } = file;
  const body = { name, size: bytes.length, type };
  const added = await call(server, 'POST', `/document/${documentId}/asset`, { ...who, body });
  if (added.status !== 201) return added;
  await put(server, added.body.upload_url, bytes);
  const finish = { ...who, body: { uploaded: true } };
  return call(server, 'PATCH', `/document/asset/${added.body.asset_id}`, finish);
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
