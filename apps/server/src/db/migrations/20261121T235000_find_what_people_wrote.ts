import type { Migration } from '../migrate.ts';

export const findWhatPeopleWrote: Migration = {
  name: '20261121T235000_find_what_people_wrote',
  up: `
    -- whoever takes his data away asks for what he wrote in all projects
    create index document_updates_author on document_updates (author_id);
    create index document_versions_author on document_versions (author_id);
    create index project_events_actor on project_events (actor_id);
  `,
  down: `
    drop index project_events_actor;
    drop index document_versions_author;
    drop index document_updates_author;
  `,
};
