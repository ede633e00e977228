import type { Migration } from '../migrate.ts';

export const writeGrantApplications: Migration = {
  name: '20261126T215000_write_grant_applications',
  up: `
    create table grant_applications (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      key uuid,
      template text not null,
      title text not null,
      record text,
      status text not null,
      deadline date,
      in_time boolean not null default false,
      filled integer not null,
      author_id uuid references users (id) on delete set null,
      author_name text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    -- a project is asked for its applications, and a lost answer for what it has made
    create index grant_applications_by_project on grant_applications (project_id, key);
    -- an account leaves what it has begun behind
    create index grant_applications_by_author on grant_applications (author_id);
    create table grant_application_sections (
      application_id uuid not null references grant_applications (id) on delete cascade,
      code text not null,
      values jsonb not null,
      version integer not null default 0,
      owner_id uuid references users (id) on delete set null,
      locked_by uuid references users (id) on delete set null,
      locked_until timestamptz,
      primary key (application_id, code)
    );
    -- an account leaves its sections to the team
    create index grant_application_sections_by_owner on grant_application_sections (owner_id);
    create index grant_application_sections_by_lock on grant_application_sections (locked_by);
    create table grant_application_versions (
      id uuid primary key,
      application_id uuid not null references grant_applications (id) on delete cascade,
      reason text not null,
      name text not null,
      values jsonb not null,
      author_id uuid references users (id) on delete set null,
      author_name text not null,
      created_at timestamptz not null
    );
    -- versions are listed by their application
    create index grant_application_versions_by_application
      on grant_application_versions (application_id, created_at);
    create index grant_application_versions_by_author on grant_application_versions (author_id);
  `,
  down: `
    drop table grant_application_versions;
    drop table grant_application_sections;
    drop table grant_applications;
  `,
};
