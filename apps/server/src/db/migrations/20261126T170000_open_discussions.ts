import type { Migration } from '../migrate.ts';

export const openDiscussions: Migration = {
  name: '20261126T170000_open_discussions',
  up: `
    create table discussions (
      id uuid primary key,
      -- one a project: it is closed and opened again
      project_id uuid not null unique references projects (id) on delete cascade,
      title text not null,
      abstract text not null,
      readers text not null,
      files uuid[] not null default '{}',
      document_id uuid references documents (id) on delete set null,
      author_id uuid references users (id) on delete set null,
      author_name text not null,
      owner_id uuid references users (id) on delete set null,
      version integer not null default 0,
      created_at timestamptz not null,
      closed_at timestamptz,
      closed_by_name text,
      said_at timestamptz not null,
      unanswered_since timestamptz,
      told_since timestamptz
    );
    -- the list begins with what was said last
    create index discussions_by_said on discussions (said_at, id);
    -- whoever answers is reminded of what waits
    create index discussions_unanswered on discussions (unanswered_since)
      where unanswered_since is not null;
    -- an account leaves its discussions behind, and its owner takes them away
    create index discussions_by_author on discussions (author_id);
    create index discussions_by_owner on discussions (owner_id);
    -- a document goes with what shows it
    create index discussions_by_document on discussions (document_id);
    alter table comments add column removed_by text;
  `,
  down: 'alter table comments drop column removed_by; drop table discussions;',
};
