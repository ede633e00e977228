import type { Migration } from '../migrate.ts';

export const findWhatWasSaid: Migration = {
  name: '20261122T214501_find_what_was_said',
  // the search of the log reads the few events in which somebody has said something, not all of a project
  up: `create index project_events_said on project_events (project_id)
    where after ->> 'reason' is not null or after ->> 'text' is not null;`,
  down: 'drop index project_events_said;',
};
