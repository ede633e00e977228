import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { notifications } from '../../db/schema/index.ts';
import type { Notice } from './notice.ts';
import type { Reader } from './reader.ts';

/**
 * Adds a notice to the list of each of its readers, and to the next digest of those who want it so;
 * their open pages hear of it after the commit.
 */
export async function storeNotice(
  work: Work,
  { reason, variant, project, place, actor, said = {} }: Notice,
  readers: readonly Reader[],
  awaitsDigest: (reader: Reader) => boolean = () => false,
): Promise<void> {
  const projectId = project?.id ?? null;
  await work.trx.insert(notifications).values(
    readers.map((reader) => ({
      id: uuidv7(),
      userId: reader.id,
      reason,
      variant,
      projectId,
      stageId: place?.stageId ?? null,
      section: place?.section ?? null,
      actorId: actor?.userId ?? null,
      actorName: actor?.name ?? null,
      said,
      awaitsDigest: awaitsDigest(reader),
      createdAt: work.now,
      readAt: null,
    })),
  );
  work.afterCommit(() => {
    for (const { id: userId } of readers) work.deps.push.tell({ kind: 'new', userId, projectId });
  });
}
