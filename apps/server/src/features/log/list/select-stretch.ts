import { isAccountEvent } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import type { MomentPlace } from '../../../http/moment-cursor.ts';
import { type AccountEntryRow, selectAccountEntries } from './account-entries.ts';
import { newestFirst } from './newest-first.ts';
import { type ProjectEntryRow, type Stretch, selectProjectEntries } from './project-entries.ts';

/** Whose log: a person's own, or that of one project only. */
export interface Asked {
  userId: string;
  projectIds: readonly string[];
  /** One project was asked for, so that nothing of the account belongs here. */
  oneProject: boolean;
}

/** An entry as it is stored, of a project or of the reader's account. */
export type StoredEntry =
  | { of: 'project'; row: ProjectEntryRow }
  | { of: 'account'; row: AccountEntryRow };

/** Where an entry stands, the newest first. */
export function placeOf({ row }: StoredEntry): MomentPlace {
  return [row.createdAt, row.id];
}

function asksProjects({ projectIds }: Asked, { filter }: Stretch): boolean {
  return projectIds.length > 0 && !(filter.kind && isAccountEvent(filter.kind));
}

/** Nobody writes notes on an account, and nobody else acts in it. */
function asksAccount({ userId, oneProject }: Asked, { filter }: Stretch): boolean {
  const { kind, actorId, words } = filter;
  if (oneProject || words.length > 0) return false;
  return (!kind || isAccountEvent(kind)) && (!actorId || actorId === userId);
}

/** The newest entries of a log, those of projects and those of the account in one order. */
export async function selectStretch(
  executor: Executor,
  asked: Asked,
  stretch: Stretch,
): Promise<StoredEntry[]> {
  const ofProjects = asksProjects(asked, stretch)
    ? await selectProjectEntries(executor, asked.projectIds, stretch)
    : [];
  const ofAccount = asksAccount(asked, stretch)
    ? await selectAccountEntries(executor, asked.userId, stretch)
    : [];
  const all: StoredEntry[] = [
    ...ofProjects.map((row) => ({ of: 'project' as const, row })),
    ...ofAccount.map((row) => ({ of: 'account' as const, row })),
  ];
  return all.sort((one, other) => newestFirst(one.row, other.row)).slice(0, stretch.limit);
}
