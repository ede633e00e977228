import { isAccountEvent } from '@pv/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { accountEvents } from '../../../db/schema/index.ts';
import { commonConditions, type Stretch } from './project-entries.ts';

/** Entries about a person's own account, the newest first. */
export function selectAccountEntries(executor: Executor, userId: string, stretch: Stretch) {
  const { kind } = stretch.filter;
  return executor
    .select()
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        kind && isAccountEvent(kind) ? eq(accountEvents.kind, kind) : undefined,
        ...commonConditions(accountEvents, stretch),
      ),
    )
    .orderBy(desc(accountEvents.createdAt), desc(accountEvents.id))
    .limit(stretch.limit);
}

export type AccountEntryRow = Awaited<ReturnType<typeof selectAccountEntries>>[number];
