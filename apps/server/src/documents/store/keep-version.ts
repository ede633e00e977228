import type { DocumentVersion } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Executor } from '../../db/database.ts';
import { documentVersions } from '../../db/schema/index.ts';
import type { PackedVersion } from '../tasks.ts';

export interface KeptVersion {
  documentId: string;
  reason: DocumentVersion['reason'];
  authorId: string | null;
  /** What somebody calls it. */
  name?: string;
  content: PackedVersion;
  now: Date;
}

/** Keeps an edition of a document. Gives its id. */
export async function keepVersion(
  executor: Executor,
  { content, now, ...version }: KeptVersion,
): Promise<string> {
  const { packed: snapshot, hash, words, outline } = content;
  const id = uuidv7();
  await executor
    .insert(documentVersions)
    .values({ ...version, id, hash, words, outline, snapshot, createdAt: now });
  return id;
}
