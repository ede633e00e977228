import { type DocumentSnapshot, plainSnapshot } from '@pv/editor-schema';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { documents, documentVersions } from '../../db/schema/index.ts';
import { unpackVersion } from './pack-version.ts';

/** The text of a stage's document as it was frozen with this digest, without suggestions; null where it is not kept. */
export async function keptDocument(
  executor: Executor,
  { stageId, hash }: { stageId: string; hash: string },
): Promise<DocumentSnapshot | null> {
  const [version] = await executor
    .select({ snapshot: documentVersions.snapshot })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(eq(documents.stageId, stageId), eq(documentVersions.hash, hash)))
    .limit(1);
  return version ? plainSnapshot(await unpackVersion(version.snapshot)) : null;
}
