import type { ApplicationVersion } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { grantApplicationVersions } from '../../db/schema/index.ts';
import type { ApplicationScene } from './scene.ts';

type VersionRecord = typeof grantApplicationVersions.$inferSelect;

/** A kept state as the list tells it. */
export const presentVersion = (
  row: Pick<VersionRecord, 'id' | 'reason' | 'name' | 'authorName' | 'createdAt'>,
): ApplicationVersion => ({
  id: row.id,
  reason: row.reason,
  name: row.name,
  author: row.authorName,
  created_at: row.createdAt.toISOString(),
});

/** Keeps what stands in an application now. */
export async function keepVersion(
  { trx, now }: Work,
  { row, sections, member }: ApplicationScene,
  { reason, name = row.status }: { reason: VersionRecord['reason']; name?: string },
): Promise<ApplicationVersion> {
  const kept = {
    id: uuidv7(),
    applicationId: row.id,
    reason,
    name,
    values: Object.fromEntries(sections.map(({ code, values }) => [code, values])),
    authorId: member.userId,
    authorName: member.name,
    createdAt: now,
  };
  await trx.insert(grantApplicationVersions).values(kept);
  return presentVersion(kept);
}
