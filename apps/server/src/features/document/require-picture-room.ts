import { AppError, PROJECT_MAX_BYTES } from '@pv/contract';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { documentAssets, documents } from '../../db/schema/index.ts';

/** How long the address of an upload works, in minutes. */
export const UPLOAD_MINUTES = 10;

/**
 * Refuses pictures for which the project has no room: those of all its documents, such as are shown no
 * more included, may take as much as its files. What is being uploaded counts as long as its address
 * works; the one with `assetId` does not. The project is locked by then.
 * @throws AppError `project_full`
 */
export async function requirePictureRoom(
  { trx, now }: Work,
  asked: { projectId: string; size: number; assetId?: string },
): Promise<void> {
  const { id, size, ready, createdAt, documentId } = documentAssets;
  const begun = new Date(now.getTime() - UPLOAD_MINUTES * 60_000);
  const counted = and(
    eq(documents.projectId, asked.projectId),
    or(eq(ready, true), gt(createdAt, begun)),
    asked.assetId === undefined ? undefined : ne(id, asked.assetId),
  );
  const [used] = await trx
    .select({ bytes: sql<string>`coalesce(sum(${size}), 0)` })
    .from(documentAssets)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(counted);
  if (Number(used?.bytes ?? 0) + asked.size > PROJECT_MAX_BYTES) {
    throw new AppError('project_full', { items: ['documents.pictures.full'] });
  }
}
