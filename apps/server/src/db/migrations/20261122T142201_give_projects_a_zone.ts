import type { Migration } from '../migrate.ts';

export const giveProjectsAZone: Migration = {
  name: '20261122T142201_give_projects_a_zone',
  // until now all days ended in Moscow
  up: `alter table projects add column time_zone text not null default 'Europe/Moscow';`,
  down: `alter table projects drop column time_zone;`,
};
