import type { Migration } from '../migrate.ts';

export const createArticles: Migration = {
  name: '20261121T160300_create_articles',
  up: `
    create table platform_roles (
      user_id uuid not null references users (id) on delete cascade,
      role text not null,
      granted_at timestamptz not null,
      primary key (user_id, role)
    );
    create table articles (
      id uuid primary key,
      section text not null,
      slug text not null,
      content jsonb not null,
      shown jsonb,
      publish_at timestamptz,
      first_published_at timestamptz,
      words_ru text not null default '',
      words_en text not null default '',
      preview_key text not null unique,
      seed_key text unique,
      version integer not null default 0,
      editor_id uuid references users (id) on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    -- a public list reads one section, the newest first
    create index articles_of_section on articles (section, publish_at desc) where publish_at is not null;
    create table article_addresses (
      section text not null,
      slug text not null,
      article_id uuid not null references articles (id) on delete cascade,
      primary key (section, slug)
    );
    create table article_versions (
      id uuid primary key,
      article_id uuid not null references articles (id) on delete cascade,
      reason text not null,
      editor_id uuid references users (id) on delete set null,
      content jsonb not null,
      created_at timestamptz not null
    );
    -- the history of one article, the newest first
    create index article_versions_by_article on article_versions (article_id, created_at desc);
    create table article_pictures (
      id uuid primary key,
      article_id uuid not null references articles (id) on delete cascade,
      name text not null,
      mime text not null,
      size integer not null,
      width integer not null default 0,
      height integer not null default 0,
      storage_key text not null unique,
      ready boolean not null default false,
      created_at timestamptz not null
    );
    -- an article shows its own pictures
    create index article_pictures_by_article on article_pictures (article_id);
    create table article_proposals (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      section text not null,
      message text not null,
      status text not null,
      reason text not null default '',
      manuscript jsonb not null,
      proposer_id uuid references users (id) on delete set null,
      proposer_name text not null,
      article_id uuid references articles (id) on delete set null,
      created_at timestamptz not null,
      decided_at timestamptz
    );
    -- one proposal of a project waits at a time
    create unique index article_proposals_open on article_proposals (project_id) where status = 'open';
    -- a project page shows its newest proposal
    create index article_proposals_by_project on article_proposals (project_id, created_at desc);
  `,
  down: `
    drop table article_proposals;
    drop table article_pictures;
    drop table article_versions;
    drop table article_addresses;
    drop table articles;
    drop table platform_roles;
  `,
};
