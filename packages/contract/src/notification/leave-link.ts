import type { Notification } from './views.ts';

/** The path within the site at which a member is asked whether to leave, or null where that is not offered. */
export function leaveLink({
  reason,
  variant,
  project,
}: Pick<Notification, 'reason' | 'variant'> & {
  project: Pick<NonNullable<Notification['project']>, 'id' | 'type'> | null;
}): string | null {
  const offered = reason === 'invitation' && variant === 'code';
  return offered && project ? `/project/${project.type}/${project.id}?leave=true#team` : null;
}
