import type { Migration } from '../migrate.ts';

export const keepLibrariesOfSources: Migration = {
  name: '20261126T204000_keep_libraries_of_sources',
  up: `
    create table library_sources (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      raw text not null,
      csl jsonb,
      keys text[] not null,
      created_at timestamptz not null
    );
    -- the newest of one person, page by page
    create index library_sources_by_owner on library_sources (owner_id, id);
  `,
  down: 'drop table library_sources;',
};
