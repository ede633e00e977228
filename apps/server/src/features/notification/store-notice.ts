import type { NotificationSaid } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { notifications } from '../../db/schema/index.ts';
import { placeOf } from './letters/words-in.ts';
import type { Notice } from './notice.ts';
import type { Reader } from './reader.ts';

/** A notice to one of its readers, and how it reaches him besides the list. */
export interface ToldNotice {
  notice: Notice;
  reader: Pick<Reader, 'id'>;
  channel: 'instant' | 'digest' | 'off';
}

/** What has called for the move, for the title; of a lost approval in the same place the call says enough. */
function causeSaid({ told, place }: Notice): Pick<NotificationSaid, 'cause'> {
  if (!told?.cause) return {};
  const { reason, variant, place: where } = told.cause;
  const here = where.section === place?.section && where.stageId === place.stageId;
  if (reason === 'reset' && here) return {};
  return { cause: { reason, variant, place: placeOf(where) } };
}

function rowOf({ notice, reader, channel }: ToldNotice, now: Date) {
  const { reason, variant, project, place, actor, said = {} } = notice;
  return {
    id: uuidv7(),
    userId: reader.id,
    reason,
    variant,
    projectId: project?.id ?? null,
    projectTitle: project?.title ?? null,
    stageId: place?.stageId ?? null,
    section: place?.section ?? null,
    actorId: actor?.userId ?? null,
    actorName: actor?.name ?? null,
    said: { ...said, ...causeSaid(notice) },
    awaitsDigest: channel === 'digest',
    createdAt: now,
    mailedAt: channel === 'instant' ? now : null,
    readAt: null,
  };
}

/**
 * Adds notices to the lists of their readers, and to the next digest of those who want it so, by one
 * statement; their open pages hear of it after the commit.
 */
export async function storeNotices(work: Work, told: readonly ToldNotice[]): Promise<void> {
  if (told.length === 0) return;
  await work.trx.insert(notifications).values(told.map((one) => rowOf(one, work.now)));
  work.afterCommit(() => {
    for (const { notice, reader } of told) {
      const projectId = notice.project?.id ?? null;
      work.deps.push.tell({ kind: 'new', userId: reader.id, projectId });
    }
  });
}
