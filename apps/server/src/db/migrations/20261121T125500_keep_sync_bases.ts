import type { Migration } from '../migrate.ts';

export const keepSyncBases: Migration = {
  name: '20261121T125500_keep_sync_bases',
  up: `
    create table document_bases (
      document_id uuid not null references documents (id) on delete cascade,
      hash text not null,
      snapshot bytea not null,
      created_at timestamptz not null,
      primary key (document_id, hash)
    );
  `,
  down: `drop table document_bases;`,
};
