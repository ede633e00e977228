import type { Migration } from '../migrate.ts';

export const keepKeysOfProjects: Migration = {
  name: '20261123T060101_keep_keys_of_projects',
  // a project whose answer was lost is looked for by the key that it was sent under
  up: `
    alter table projects add column key uuid;
    create index projects_by_key on projects (key) where key is not null;`,
  down: 'alter table projects drop column key;',
};
