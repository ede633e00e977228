import type { Migration } from '../migrate.ts';

export const createPeopleAndProjects: Migration = {
  name: '20261121T020000_create_people_and_projects',
  up: `
    create table users (
      id uuid primary key,
      email text not null unique,
      password_hash text not null,
      locale text not null,
      created_at timestamptz not null
    );
    create table profiles (
      user_id uuid primary key references users (id) on delete cascade,
      name text not null,
      group_name text not null,
      fields jsonb not null,
      version integer not null
    );
    create table projects (
      id uuid primary key,
      type text not null,
      title text not null,
      category text,
      annotation text not null default '',
      starts_at date,
      ends_at date,
      status text not null,
      status_since timestamptz not null,
      creator_id uuid not null references users (id),
      version integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create table members (
      project_id uuid not null references projects (id) on delete cascade,
      user_id uuid not null references users (id),
      role text not null,
      joined_at timestamptz not null,
      primary key (project_id, user_id)
    );
    -- the list of projects starts from the person
    create index members_by_user on members (user_id);
    create table stages (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      kind text not null,
      number integer,
      title text not null,
      goal text not null default '',
      planned_result text not null default '',
      result_text text not null default '',
      starts_at date,
      ends_at date,
      status text not null,
      status_since timestamptz not null,
      plan_valid boolean not null default false,
      version integer not null default 0,
      created_at timestamptz not null
    );
    -- the project page reads all stages of one project
    create index stages_by_project on stages (project_id);
  `,
  down: `
    drop table stages;
    drop table members;
    drop table projects;
    drop table profiles;
    drop table users;
  `,
};
