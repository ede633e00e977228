import type { Notification } from '@pv/contract';
import { invitationToken } from '../../signed.ts';
import type { FoundNotification } from './find-notifications.ts';
import { linkIds, linkOf } from './link-of.ts';

function projectOf({ projectId: id, projectType: type, projectTitle: title }: FoundNotification) {
  return id && type && title !== null ? { id, type, title } : null;
}

function placeOf(row: FoundNotification): Notification['place'] {
  const { section, stageId, stageNumber, stageTitle } = row;
  if (!section) return null;
  return {
    section,
    stage_id: stageId,
    stage_number: stageNumber,
    stage_title: stageTitle,
  };
}

/** The link of an invitation is signed with `secret` and kept nowhere. */
function pathOf(row: FoundNotification, secret: string): string | null {
  const { reason, variant, section, stageId, said } = row;
  if (reason === 'invitation' && said.invitation) {
    return `/invite?token=${encodeURIComponent(invitationToken(secret, said.invitation))}`;
  }
  const place = section ? stageId : undefined;
  const project = projectOf(row);
  return linkOf({ reason, variant, project, stageId: place, ...linkIds(said) });
}

/** A notification as its reader sees it. */
export function presentNotification(row: FoundNotification, secret: string): Notification {
  return {
    id: row.id,
    reason: row.reason,
    variant: row.variant,
    project: projectOf(row),
    place: placeOf(row),
    actor: row.actor,
    said: row.said,
    link: pathOf(row, secret),
    created_at: row.createdAt.toISOString(),
    read: row.readAt !== null,
    settled: row.settledAt !== null,
  };
}
