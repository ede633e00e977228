import type { Migration } from '../migrate.ts';

export const keepComments: Migration = {
  name: '20261126T130101_keep_comments',
  up: `
    create table comments (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      subject text not null,
      -- of one table or another, by the subject
      subject_id uuid not null,
      thread_id uuid references comments (id) on delete cascade,
      author_id uuid references users (id) on delete set null,
      author_name text not null,
      body text not null,
      quote text,
      key uuid,
      created_at timestamptz not null,
      edited_at timestamptz,
      deleted_at timestamptz,
      resolved_at timestamptz,
      resolved_by_name text
    );
    -- all that is said of one thing is read together, and counted
    create index comments_by_subject on comments (subject_id, created_at);
    -- a project is deleted with its comments
    create index comments_by_project on comments (project_id);
    -- a beginning that goes looks for its answers
    create index comments_by_thread on comments (thread_id) where thread_id is not null;
    -- an account leaves its comments behind, and its owner takes them away
    create index comments_by_author on comments (author_id);
    -- what is sent again is found by its key
    create index comments_by_key on comments (key) where key is not null;
    create table comment_mentions (
      comment_id uuid not null references comments (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      name text not null,
      primary key (comment_id, user_id)
    );
    -- an account is deleted with its mentions, and its owner takes them away
    create index comment_mentions_by_person on comment_mentions (user_id);
    create table comment_reactions (
      comment_id uuid not null references comments (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      reaction text not null,
      created_at timestamptz not null,
      primary key (comment_id, user_id, reaction)
    );
    -- the same of reactions
    create index comment_reactions_by_person on comment_reactions (user_id);
  `,
  down: 'drop table comment_reactions; drop table comment_mentions; drop table comments;',
};
