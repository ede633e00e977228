import type { Migration } from '../migrate.ts';

export const noteRequestReminders: Migration = {
  name: '20261122T141001_note_request_reminders',
  // by hand and by itself together a request is brought to mind at most once a day
  up: `alter table team_requests add column reminded_at timestamptz;`,
  down: `alter table team_requests drop column reminded_at;`,
};
