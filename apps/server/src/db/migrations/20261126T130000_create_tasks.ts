import type { Migration } from '../migrate.ts';

export const createTasks: Migration = {
  name: '20261126T130000_create_tasks',
  up: `
    create table tasks (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      number integer not null,
      key uuid,
      title text not null,
      description text not null default '',
      stage_id uuid references stages (id) on delete set null,
      parent_id uuid,
      status text not null,
      priority text not null,
      assignees uuid[] not null default '{}',
      formerly text[] not null default '{}',
      tags uuid[] not null default '{}',
      starts_at date,
      due_at date,
      checklist jsonb not null default '[]',
      blocked_by uuid[] not null default '{}',
      -- places are compared by code units, whatever the language of the database
      rank text collate "C" not null,
      source jsonb,
      author_id uuid references users (id) on delete set null,
      author_name text not null,
      version integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      done_at timestamptz,
      deleted_at timestamptz,
      told_due text
    );
    -- a set is read in its order, and a place is looked up between two others
    create index tasks_by_project on tasks (project_id, rank) where deleted_at is null;
    -- stages and parts are looked up when a stage or a task goes
    create index tasks_by_stage on tasks (stage_id);
    create index tasks_by_parent on tasks (parent_id);
    -- what somebody has to do, in all his projects
    create index tasks_by_assignee on tasks using gin (assignees) where deleted_at is null;
    -- a task is made once under a key
    create unique index tasks_by_key on tasks (author_id, key);
    create table task_tags (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      name text not null,
      colour text not null,
      created_at timestamptz not null
    );
    -- of one name there is one tag, however it is written; lower() knows Cyrillic only in some locales
    create unique index task_tags_by_name on task_tags (project_id, lower(search_form(name)));
    -- tasks whose day is about now are told of every hour
    create index tasks_by_due on tasks (due_at) where done_at is null and deleted_at is null;
    create table calendar_feeds (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      project_id uuid references projects (id) on delete cascade,
      created_at timestamptz not null
    );
    -- everybody has one of each project and one of his own
    create unique index calendar_feeds_by_owner on calendar_feeds (user_id, project_id) nulls not distinct;
    create table task_boards (
      project_id uuid primary key references projects (id) on delete cascade,
      statuses jsonb,
      version integer not null default 0,
      last_number integer not null default 0
    );
  `,
  down: `
    drop table calendar_feeds;
    drop table task_boards;
    drop table task_tags;
    drop table tasks;
  `,
};
