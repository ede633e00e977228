import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type DocumentSnapshot, documentWords } from '@pv/editor-schema';
import type { PackedVersion } from '../tasks.ts';
import { canonicalJson } from './canonical-json.ts';
import { outlineOf } from './version-outline.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * Packs the content of a document for keeping, with its digest. Sources stand in no order in a
 * document, so they are put in the order of their ids: equal content has equal digests.
 */
export async function packVersion(snapshot: DocumentSnapshot): Promise<PackedVersion> {
  const sources = snapshot.sources.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const text = canonicalJson({ ...snapshot, sources });
  return {
    packed: await pack(text),
    hash: createHash('sha256').update(text).digest('hex'),
    words: documentWords(snapshot).length,
    outline: outlineOf({ ...snapshot, sources }),
  };
}

/** The content of a kept edition. */
export async function unpackVersion(packed: Uint8Array): Promise<DocumentSnapshot> {
  return JSON.parse((await unpack(packed)).toString('utf8')) as DocumentSnapshot;
}
