import type { Migration } from '../migrate.ts';

export const keepTaskFiles: Migration = {
  name: '20261126T140000_keep_task_files',
  up: `
    create table task_files (
      id uuid primary key,
      task_id uuid not null references tasks (id) on delete cascade,
      project_id uuid not null references projects (id) on delete cascade,
      name text not null,
      size integer not null,
      mime text not null,
      sha256 text not null default '',
      storage_key text not null unique,
      ready boolean not null default false,
      author_id uuid references users (id) on delete set null,
      author_name text not null,
      created_at timestamptz not null
    );
    -- the files of a task, in the order of their coming
    create index task_files_by_task on task_files (task_id, id);
    -- how many each task of a project has, and how much room they take there
    create index task_files_by_project on task_files (project_id);
  `,
  down: `
    drop table task_files;
  `,
};
