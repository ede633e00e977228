import type { ProjectEventKind, WorkflowSection } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { projectEvents } from '../../db/schema/index.ts';

export interface ProjectEvent {
  projectId: string;
  stageId?: string | null;
  section?: WorkflowSection | null;
  kind: ProjectEventKind;
  /** The id is null for somebody without an account, such as who declines an invitation. */
  actor: { userId: string | null; name: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Who has acted when nobody did: what happens by itself, such as the lapse of a request. */
export const BY_ITSELF = { userId: null, name: '' } as const;

/** The row of an event in the log of its project. */
export function eventRow(
  { actor, before = {}, after = {}, stageId = null, ...rest }: ProjectEvent,
  now: Date,
): typeof projectEvents.$inferInsert {
  const { userId: actorId, name: actorName } = actor;
  return { id: uuidv7(), ...rest, stageId, actorId, actorName, before, after, createdAt: now };
}

/** Adds a line to the log of a project, in the transaction of what it tells of. Gives its id. */
export async function appendEvent(
  { trx, now }: Pick<Work, 'trx' | 'now'>,
  event: ProjectEvent,
): Promise<string> {
  const row = eventRow(event, now);
  await trx.insert(projectEvents).values(row);
  return row.id;
}
