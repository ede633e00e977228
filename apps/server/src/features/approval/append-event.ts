import type { WorkflowSection } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { projectEvents } from '../../db/schema/index.ts';

/** Everything that the history of a project tells of. */
export type ProjectEventKind =
  | 'project_created'
  | 'project_changed'
  | 'field_added'
  | 'field_changed'
  | 'field_removed'
  | 'stage_added'
  | 'stage_changed'
  | 'stage_moved'
  | 'stage_deleted'
  | 'member_joined'
  | 'member_left'
  | 'member_removed'
  | 'role_changed'
  | 'creator_changed'
  | 'invitation_sent'
  | 'invitation_accepted'
  | 'invitation_declined'
  | 'invitation_cancelled'
  | 'exclusion_requested'
  | 'exclusion_declined'
  | 'exclusion_cancelled'
  | 'role_offer_requested'
  | 'role_offer_declined'
  | 'role_offer_cancelled'
  | 'handover_requested'
  | 'handover_declined'
  | 'handover_cancelled'
  | 'status_changed'
  | 'document_changed'
  | 'remark_ticked';

export interface ProjectEvent {
  projectId: string;
  stageId?: string | null;
  section?: WorkflowSection;
  kind: ProjectEventKind;
  /** The id is null for somebody without an account, such as who declines an invitation. */
  actor: { userId: string | null; name: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Adds a line to the history of a project, in the transaction of what it tells of. */
export async function appendEvent(work: Work, event: ProjectEvent): Promise<void> {
  const { actor, before = {}, after = {}, stageId = null, ...rest } = event;
  await work.trx.insert(projectEvents).values({
    id: uuidv7(),
    ...rest,
    stageId,
    actorId: actor.userId,
    actorName: actor.name,
    before,
    after,
    createdAt: work.now,
  });
}
