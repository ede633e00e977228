import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type DocumentSnapshot, plainSnapshot, writtenWords } from '@pv/editor-schema';
import type { PackedVersion } from '../tasks.ts';
import { canonicalJson } from './canonical-json.ts';
import { outlineOf } from './version-outline.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * Packs the content of a document for keeping, with its digest. Sources stand in no order in a
 * document, so they are put in the order of their ids: equal content has equal digests. What is only
 * suggested is kept with the text and is no part of `hash`, of which editions and approvals are made.
 */
export async function packVersion(snapshot: DocumentSnapshot): Promise<PackedVersion> {
  const sources = snapshot.sources.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const plain = plainSnapshot(snapshot);
  const text = canonicalJson({ ...snapshot, sources });
  const digest = digestOf(text);
  return {
    packed: await pack(text),
    hash: plain === snapshot ? digest : digestOf(canonicalJson({ ...plain, sources })),
    digest,
    words: writtenWords(plain),
    outline: outlineOf({ ...plain, sources }),
  };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The content of a kept edition, with what was suggested then. */
export async function unpackVersion(packed: Uint8Array): Promise<DocumentSnapshot> {
  return JSON.parse((await unpack(packed)).toString('utf8')) as DocumentSnapshot;
}
