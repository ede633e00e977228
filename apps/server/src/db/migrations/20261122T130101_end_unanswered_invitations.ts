import type { Migration } from '../migrate.ts';

export const endUnansweredInvitations: Migration = {
  name: '20261122T130101_end_unanswered_invitations',
  // the hourly run looks up what is due; who waited for a team without a term gets one
  up: `
    alter table invitations drop constraint invitations_status_check,
      add constraint invitations_status_check check (status in
        ('pending', 'confirming', 'accepted', 'declined', 'cancelled', 'expired'));
    create index invitations_due on invitations (expires_at)
      where status in ('pending', 'confirming');
    update invitations set expires_at = greatest(expires_at, now() + interval '14 days')
      where status = 'confirming';
  `,
  down: `
    drop index invitations_due;
    update invitations set status = 'pending' where status = 'expired';
    alter table invitations drop constraint invitations_status_check,
      add constraint invitations_status_check check (status in
        ('pending', 'confirming', 'accepted', 'declined', 'cancelled'));
  `,
};
