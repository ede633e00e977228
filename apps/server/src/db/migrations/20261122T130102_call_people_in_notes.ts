import type { Migration } from '../migrate.ts';

export const callPeopleInNotes: Migration = {
  name: '20261122T130102_call_people_in_notes',
  up: `
    create table log_mentions (
      event_id uuid not null references log_notes (event_id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      name text not null,
      primary key (event_id, user_id)
    );
    -- an account is deleted with its mentions, and its owner takes them away
    create index log_mentions_by_person on log_mentions (user_id);
  `,
  down: 'drop table log_mentions;',
};
