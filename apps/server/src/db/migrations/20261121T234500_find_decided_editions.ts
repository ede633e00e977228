import type { Migration } from '../migrate.ts';

/** One value for every place of a project: the stage, or the project itself for its own section. */
const PLACE = 'coalesce(stage_id, project_id)';

export const findDecidedEditions: Migration = {
  name: '20261121T234500_find_decided_editions',
  up: `
    -- the board asks for the newest edition of each section that waits, and counts them every minute
    create index editions_newest on editions
      (project_id, section, (${PLACE}), number desc) include (id, hash);
    -- and for what was decided on that section before
    create index reviews_decided on reviews (project_id, section, (${PLACE}))
      include (edition_no, author_id, author_role, decision, created_at, id)
      where event = 'decided' and decision is not null;
  `,
  down: `
    drop index reviews_decided;
    drop index editions_newest;
  `,
};
