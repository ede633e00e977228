import {
  type DeskRequest,
  type DeskRequestRow,
  fileTypeOf,
  mimeOf,
  type SupportMessage,
  type SupportRequest,
  type SupportRow,
  supportNext,
} from '@pv/contract';
import type { Executor } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { type FoundMessage, findMessages } from './queries/find-messages.ts';
import type { RequestRow } from './queries/load-request.ts';

/** Long enough to begin a download. */
const MINUTES = 10;

/** What presenting needs of its surroundings. */
export interface Presenting {
  executor: Executor;
  storage: Storage;
  now: Date;
}

/** A request in the list of whoever has sent it. */
export function presentRow(row: RequestRow): SupportRow {
  return {
    id: row.id,
    number: row.number,
    topic: row.topic,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A request in the list of the editors. */
export function presentDeskRow(row: RequestRow): DeskRequestRow {
  return { ...presentRow(row), email: row.email, name: row.name, assignee: row.assigneeName };
}

async function presentMessage(
  storage: Storage,
  { id, fromSupport, authorName, body, files, createdAt }: FoundMessage,
  desk: boolean,
): Promise<SupportMessage> {
  const shown = files.map(async ({ id: fileId, name, size, storageKey }) => {
    const type = fileTypeOf(name);
    const mime = type ? mimeOf(type) : 'application/octet-stream';
    const url = await storage.signGet(storageKey, { name, mime, minutes: MINUTES });
    return { id: fileId, name, size, url };
  });
  return {
    id,
    from: fromSupport ? 'support' : 'asker',
    name: desk && fromSupport ? authorName : null,
    text: body,
    files: await Promise.all(shown),
    created_at: createdAt.toISOString(),
  };
}

async function conversation({ executor, storage }: Presenting, row: RequestRow, desk: boolean) {
  const messages = await findMessages(executor, row.id);
  return {
    context: row.context,
    messages: await Promise.all(messages.map((one) => presentMessage(storage, one, desk))),
    closed_at: row.closedAt?.toISOString() ?? null,
  };
}

/** A request as whoever has sent it reads it: it is the support that answers, not one of its people. */
export async function presentRequest(
  presenting: Presenting,
  row: RequestRow,
): Promise<SupportRequest> {
  const may = (action: 'reply' | 'close') => supportNext(row, action, presenting.now) !== null;
  return {
    ...presentRow(row),
    ...(await conversation(presenting, row, false)),
    email: row.email,
    can: { reply: may('reply'), close: may('close') },
  };
}

/** A request as the editor `readerId` answers it: he does not take what is his already. */
export async function presentDeskRequest(
  presenting: Presenting,
  row: RequestRow,
  readerId: string,
): Promise<DeskRequest> {
  const may = (action: 'take' | 'answer' | 'close') =>
    supportNext(row, action, presenting.now) !== null;
  return {
    ...presentDeskRow(row),
    ...(await conversation(presenting, row, true)),
    account: row.userId !== null,
    locale: row.locale,
    version: row.version,
    can: {
      take: may('take') && row.assigneeId !== readerId,
      answer: may('answer'),
      close: may('close'),
    },
  };
}
