import type { Migration } from '../migrate.ts';

export const commentVersionsOfFiles: Migration = {
  name: '20261122T142101_comment_versions_of_files',
  up: `alter table project_files add column comment text not null default '';`,
  down: `alter table project_files drop column comment;`,
};
