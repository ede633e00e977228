import type { FileSlot, FileSlotView } from '@pv/contract';
import JSZip from 'jszip';
import type { TestPerson } from './builders.ts';
import { type Answer, call } from './call.ts';
import { put } from './document-calls.ts';
import type { TestServer } from './server.ts';

type Who = Pick<TestPerson, 'token'>;

/** A file on its way into a slot. */
export interface SentFile {
  project: { id: string };
  /** Left out for the start stage. */
  stage?: { id: string };
  slot: FileSlot;
  name?: string;
  bytes?: Uint8Array;
  /** What is promised; the length of the bytes where it is left out. */
  size?: number;
}

/** A PDF that says something; other words make other bytes. */
export const pdf = (words = 'Отчёт') => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF`);

/** An archive with these files in it. */
export async function zipOf(parts: Record<string, string>): Promise<Buffer> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(parts)) {
    zip.file(name, content, { compression: name === 'mimetype' ? 'STORE' : 'DEFLATE' });
  }
  return zip.generateAsync({ type: 'nodebuffer' });
}

/** Makes room for a file. */
export function startFile(
  server: TestServer,
  { token }: Who,
  { project, stage, slot, name = 'Отчёт.pdf', bytes = pdf(), size = bytes.length }: SentFile,
): Promise<Answer> {
  const file = { project_id: project.id, slot, name, size, type: 'application/pdf' };
  const body = stage ? { ...file, stage_id: stage.id } : file;
  return call(server, 'POST', stage ? '/project/stage/file' : '/project/file', { token, body });
}

/** Says that a file is uploaded, or brings a removed one back. */
export function finishFile(server: TestServer, { token }: Who, fileId: string): Promise<Answer> {
  const body = { uploaded: true };
  return call(server, 'PATCH', `/project/file/${fileId}`, { token, body });
}

export function removeFile(server: TestServer, { token }: Who, fileId: string): Promise<Answer> {
  return call(server, 'DELETE', `/project/file/${fileId}`, { token });
}

/** Uploads a file: gives the code of the refusal, or the id of the file. */
export async function sendFile(server: TestServer, who: Who, file: SentFile): Promise<string> {
  const started = await startFile(server, who, file);
  if (started.status !== 201) return started.body.code;
  await put(server, started.body.upload_url, file.bytes ?? pdf());
  const finished = await finishFile(server, who, started.body.file_id);
  return finished.status === 204 ? started.body.file_id : finished.body.code;
}

/** A slot as somebody sees it; of the stage where one is given. */
export async function readSlot(
  server: TestServer,
  { token }: Who,
  { project, stage, slot }: Pick<SentFile, 'project' | 'stage' | 'slot'>,
): Promise<FileSlotView> {
  const { body } = await call(server, 'GET', `/project/${project.id}/file`, { token });
  const found = body.slots.find(
    (one: FileSlotView) => one.slot === slot && (!stage || one.stage_id === stage.id),
  );
  if (!found) throw new Error(`no slot ${slot}`);
  return found;
}
