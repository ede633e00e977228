import type { Migration } from '../migrate.ts';

export const attachFilesToOpportunities: Migration = {
  name: '20261127T020000_attach_files_to_opportunities',
  up: `
    create table opportunity_files (
      id uuid primary key,
      opportunity_id uuid not null references opportunities (id) on delete cascade,
      name text not null,
      size integer not null,
      sha256 text not null default '',
      storage_key text not null unique,
      ready boolean not null default false,
      created_at timestamptz not null
    );
    -- the files of an opportunity, in the order of their coming
    create index opportunity_files_by_opportunity on opportunity_files (opportunity_id, id);
  `,
  down: `
    drop table opportunity_files;
  `,
};
