import type { Migration } from '../migrate.ts';

export const shareResumes: Migration = {
  name: '20261126T220000_share_resumes',
  up: `
    create table resumes (
      project_id uuid primary key references projects (id) on delete cascade,
      english jsonb not null,
      version integer not null
    );
    create table resume_links (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      link_hash text not null unique,
      maker_id uuid references users (id) on delete set null,
      maker_name text not null,
      created_at timestamptz not null,
      ends_at timestamptz not null,
      revoked_at timestamptz
    );
    -- the links of a project are listed, and go with it
    create index resume_links_by_project on resume_links (project_id);
    -- what a deleted account has made
    create index resume_links_by_maker on resume_links (maker_id);
    create table resume_opens (
      link_id uuid not null references resume_links (id) on delete cascade,
      key uuid not null,
      opened_at timestamptz not null,
      primary key (link_id, key)
    );
  `,
  down: 'drop table resume_opens; drop table resume_links; drop table resumes;',
};
