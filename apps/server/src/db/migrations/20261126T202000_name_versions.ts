import type { Migration } from '../migrate.ts';

export const nameVersions: Migration = {
  name: '20261126T202000_name_versions',
  up: `alter table document_versions add column name text, add column outline jsonb;`,
  down: `alter table document_versions drop column name, drop column outline;`,
};
