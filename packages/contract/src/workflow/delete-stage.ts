import type { ErrorCode } from '../http/errors.ts';
import type { StageKind } from '../kinds/kinds.ts';
import type { Completion, StageStatus } from './statuses.ts';

const DELETABLE: ReadonlySet<StageStatus> = new Set([
  'stage_created',
  're_approval_required',
  'sent_for_revision_to_researcher',
  'sent_for_revision_to_supervisor',
]);

/**
 * Event E12: whether a stage may be deleted, as the code of the refusal or null. The start and finish
 * stages stay; so does a stage whose plan or result somebody reads or has approved.
 */
export function refuseStageDeletion(
  stage: { kind: StageKind; status: StageStatus | null },
  completion: Completion,
): ErrorCode | null {
  if (stage.status === 'deleted') return 'not_found';
  if (completion === 'succeeded') return 'project_finished';
  const deletable = stage.kind === 'numeric' && stage.status && DELETABLE.has(stage.status);
  return deletable ? null : 'stage_not_deletable';
}
