import type { Migration } from '../migrate.ts';

export const noteWhenInvitationsAreAccepted: Migration = {
  name: '20261122T130601_note_when_invitations_are_accepted',
  // who has accepted waits for fourteen days from then on
  up: `
    alter table invitations add column accepted_at timestamptz;
    update invitations
      set accepted_at = least(now(), greatest(sent_at, expires_at - interval '14 days'))
      where status = 'confirming';
  `,
  down: `alter table invitations drop column accepted_at;`,
};
