import type { Migration } from '../migrate.ts';

export const keepProjectArchives: Migration = {
  name: '20261121T134500_keep_project_archives',
  up: `
    create table project_archives (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      author_id uuid not null references users (id) on delete cascade,
      locale text not null,
      zone text not null,
      status text not null
        check (status in ('queued', 'running', 'ready', 'failed', 'cancelled')),
      progress integer not null default 0,
      revision integer not null default 0,
      error text,
      file_name text not null,
      size bigint,
      missing integer not null default 0,
      storage_key text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    -- a member looks for his own
    create index project_archives_by_project on project_archives (project_id, author_id);
    -- however often a member asks, one is being made
    create unique index project_archives_under_way on project_archives (project_id, author_id)
      where status in ('queued', 'running');
    -- a slot is listed with its versions, and the next version is counted
    create index project_files_by_slot on project_files (stage_id, slot);
  `,
  down: `
    drop index project_files_by_slot;
    drop table project_archives;
  `,
};
