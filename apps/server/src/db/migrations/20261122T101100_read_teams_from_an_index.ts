import type { Migration } from '../migrate.ts';

export const readTeamsFromAnIndex: Migration = {
  name: '20261122T101100_read_teams_from_an_index',
  // people join one after another, so the rows of a team lie far apart: the list of projects read a page
  // of the table for each of them, for every project on the screen
  up: 'create index members_of_project on members (project_id) include (user_id, role, joined_at);',
  down: 'drop index members_of_project;',
};
