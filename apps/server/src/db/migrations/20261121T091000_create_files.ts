import type { Migration } from '../migrate.ts';

export const createFiles: Migration = {
  name: '20261121T091000_create_files',
  up: `
    create table project_files (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      stage_id uuid not null references stages (id) on delete cascade,
      slot text not null,
      status text not null check (status in ('uploading', 'current', 'replaced', 'removed')),
      version integer not null default 0,
      name text not null,
      size integer not null,
      sha256 text not null default '',
      storage_key text not null,
      author_id uuid references users (id) on delete set null,
      author_name text not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      uploaded_at timestamptz
    );
    -- a project is loaded with its files
    create index project_files_by_project on project_files (project_id);
    -- one current file of a slot, unless it is for additional materials
    create unique index project_files_current on project_files (stage_id, slot)
      where status = 'current' and slot not like '%additional%';
    -- the cleaning asks who owns a stored file
    create index project_files_by_key on project_files (storage_key);
  `,
  down: 'drop table project_files;',
};
