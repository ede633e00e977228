import type { Migration } from '../migrate.ts';

export const noteMailedNotices: Migration = {
  name: '20261121T234000_note_mailed_notices',
  up: `
    -- when a mail was sent at once, and what the project was called then: whoever is out of it reads no more
    alter table notifications add column mailed_at timestamptz, add column project_title text;
    update notifications notice set project_title = project.title
      from projects project where project.id = notice.project_id;
    -- each decision settles what still calls to its section
    create index notifications_calls on notifications (project_id, user_id)
      where read_at is null and reason in ('your_move', 'reminder');
    -- an invitation that is answered settles its notices
    create index notifications_by_invitation on notifications ((said->>'invitation'))
      where said->>'invitation' is not null;
    -- the old ones are cleared away every night, the old events of accounts too
    create index notifications_by_age on notifications (created_at);
    create index account_events_by_age on account_events (created_at);
    -- of projects that are gone already the texts of people go as of those that will be
    update log_notes set body = '' where project_id in (select id from deleted_projects);
    update project_events set before = before - 'reason', after = after - 'reason'
      where project_id in (select id from deleted_projects) and kind <> 'project_deleted';
  `,
  down: `
    drop index account_events_by_age;
    drop index notifications_by_age;
    drop index notifications_by_invitation;
    drop index notifications_calls;
    alter table notifications drop column mailed_at, drop column project_title;
  `,
};
