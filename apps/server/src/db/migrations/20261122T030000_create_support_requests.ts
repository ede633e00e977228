import type { Migration } from '../migrate.ts';

export const createSupportRequests: Migration = {
  name: '20261122T030000_create_support_requests',
  up: `
    create table support_requests (
      id uuid primary key,
      number integer generated always as identity unique,
      key uuid not null unique,
      user_id uuid references users (id) on delete cascade,
      email text not null,
      name text not null,
      locale text not null,
      topic text not null,
      context jsonb not null,
      status text not null,
      assignee_id uuid references users (id) on delete set null,
      assignee_name text,
      version integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      answered_at timestamptz,
      closed_at timestamptz
    );
    -- a person reads his own, the last changed first
    create index support_requests_by_user on support_requests (user_id, updated_at desc) where user_id is not null;
    -- editors read one status, the longest waiting first
    create index support_requests_by_status on support_requests (status, updated_at);
    -- the time to the first answer is taken from the last month
    create index support_requests_by_day on support_requests (created_at);
    create table support_messages (
      id uuid primary key,
      request_id uuid not null references support_requests (id) on delete cascade,
      from_support boolean not null,
      author_id uuid references users (id) on delete set null,
      author_name text,
      body text not null,
      created_at timestamptz not null
    );
    -- a conversation, in its order
    create index support_messages_by_request on support_messages (request_id, id);
    create table support_files (
      id uuid primary key,
      key text not null unique,
      user_id uuid references users (id) on delete cascade,
      message_id uuid references support_messages (id) on delete cascade,
      name text not null,
      size integer not null,
      ready boolean not null default false,
      storage_key text not null unique,
      created_at timestamptz not null
    );
    -- the files of a message
    create index support_files_by_message on support_files (message_id);
  `,
  down: `
    drop table support_files;
    drop table support_messages;
    drop table support_requests;
  `,
};
