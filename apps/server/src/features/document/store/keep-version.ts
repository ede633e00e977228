import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DocumentVersion } from '@pv/contract';
import { type DocumentSnapshot, documentWords } from '@pv/editor-schema';
import { uuidv7 } from 'uuidv7';
import type { Executor } from '../../../db/database.ts';
import { documentVersions } from '../../../db/schema/index.ts';
import { canonicalJson } from './canonical-json.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export interface KeptVersion {
  documentId: string;
  reason: DocumentVersion['reason'];
  authorId: string | null;
  snapshot: DocumentSnapshot;
  now: Date;
}

/**
 * The content in one form: sources stand in no order in a document, so they are put in the order of
 * their ids.
 */
function canonical(snapshot: DocumentSnapshot): string {
  const sources = snapshot.sources.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return canonicalJson({ ...snapshot, sources });
}

/** Keeps an edition of a document. Gives its id and the SHA-256 of its content. */
export async function keepVersion(
  executor: Executor,
  { snapshot, now, ...version }: KeptVersion,
): Promise<{ id: string; hash: string }> {
  const text = canonical(snapshot);
  const id = uuidv7();
  const hash = createHash('sha256').update(text).digest('hex');
  await executor.insert(documentVersions).values({
    ...version,
    id,
    hash,
    words: documentWords(snapshot).length,
    snapshot: await pack(text),
    createdAt: now,
  });
  return { id, hash };
}

/** The content of a kept edition. */
export async function unpackVersion(packed: Uint8Array): Promise<DocumentSnapshot> {
  return JSON.parse((await unpack(packed)).toString('utf8')) as DocumentSnapshot;
}
