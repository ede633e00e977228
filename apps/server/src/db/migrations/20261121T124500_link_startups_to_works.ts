import type { Migration } from '../migrate.ts';

export const linkStartupsToWorks: Migration = {
  name: '20261121T124500_link_startups_to_works',
  up: `
    create table startup_origins (
      startup_id uuid primary key references projects (id) on delete cascade,
      source_id uuid references projects (id) on delete set null,
      source_type text not null,
      source_title text not null,
      startup_title text not null,
      creator_id uuid not null,
      creator_name text not null,
      request_id uuid not null,
      created_at timestamptz not null,
      -- a request that is sent twice makes one startup; the page of a work looks up its startups
      unique (source_id, creator_id, request_id)
    );
    create table startup_documents (
      id uuid primary key,
      startup_id uuid not null references startup_origins (startup_id) on delete cascade,
      stage_id uuid references stages (id) on delete set null,
      title text not null,
      hash text not null,
      status text not null check (status in ('queued', 'ready', 'failed')),
      file_id uuid references project_files (id) on delete set null,
      created_at timestamptz not null
    );
    -- the page of a startup lists them
    create index startup_documents_by_startup on startup_documents (startup_id);
    -- stages and files that are deleted let go of them
    create index startup_documents_by_stage on startup_documents (stage_id);
    create index startup_documents_by_file on startup_documents (file_id);
  `,
  down: `
    drop table startup_documents;
    drop table startup_origins;
  `,
};
