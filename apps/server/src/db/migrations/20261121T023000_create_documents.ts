import type { Migration } from '../migrate.ts';

export const createDocuments: Migration = {
  name: '20261121T023000_create_documents',
  up: `
    create table documents (
      id uuid primary key,
      stage_id uuid not null unique references stages (id) on delete cascade,
      empty boolean not null default true,
      hash text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create table document_updates (
      sequence bigint generated always as identity primary key,
      document_id uuid not null references documents (id) on delete cascade,
      author_id uuid references users (id) on delete set null,
      bytes bytea not null,
      created_at timestamptz not null
    );
    -- opening a document reads its updates in order
    create index document_updates_in_order on document_updates (document_id, sequence);
    create table document_states (
      document_id uuid primary key references documents (id) on delete cascade,
      bytes bytea not null,
      updated_at timestamptz not null
    );
    create table document_assets (
      id uuid primary key,
      document_id uuid not null references documents (id) on delete cascade,
      name text not null,
      mime text not null,
      size integer not null,
      width integer not null default 0,
      height integer not null default 0,
      sha256 text,
      storage_key text not null,
      ready boolean not null default false,
      created_at timestamptz not null
    );
    -- a document is shown and exported with all of its pictures
    create index document_assets_by_document on document_assets (document_id);
    create table document_versions (
      id uuid primary key,
      document_id uuid not null references documents (id) on delete cascade,
      reason text not null,
      author_id uuid references users (id) on delete set null,
      words integer not null,
      hash text not null,
      snapshot bytea not null,
      created_at timestamptz not null
    );
    -- the list of versions, newest first
    create index document_versions_by_document on document_versions (document_id, created_at desc);
    create table document_imports (
      id uuid primary key,
      document_id uuid not null references documents (id) on delete cascade,
      author_id uuid references users (id) on delete set null,
      file_name text not null,
      status text not null,
      step text not null,
      progress integer not null default 0,
      revision integer not null default 0,
      error text,
      report jsonb,
      pictures jsonb not null default '[]',
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    -- a document has one import at work at a time, found by the document
    create index document_imports_by_document on document_imports (document_id);
    create table document_exports (
      id uuid primary key,
      document_id uuid not null references documents (id) on delete cascade,
      author_id uuid references users (id) on delete set null,
      format text not null,
      status text not null,
      progress integer not null default 0,
      revision integer not null default 0,
      error text,
      pages integer,
      file_name text not null,
      storage_key text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    -- exports go with their document
    create index document_exports_by_document on document_exports (document_id);
  `,
  down: `
    drop table document_exports;
    drop table document_imports;
    drop table document_versions;
    drop table document_assets;
    drop table document_states;
    drop table document_updates;
    drop table documents;
  `,
};
