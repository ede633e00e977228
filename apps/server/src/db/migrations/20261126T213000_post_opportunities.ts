import type { Migration } from '../migrate.ts';

export const postOpportunities: Migration = {
  name: '20261126T213000_post_opportunities',
  up: `
    create table opportunities (
      id uuid primary key,
      kind text not null,
      status text not null,
      content jsonb not null,
      words text not null,
      author_id uuid references users (id) on delete cascade,
      seed_key text unique,
      reason text,
      version integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      published_at timestamptz,
      expires_at timestamptz,
      ended_at timestamptz,
      warned boolean not null default false
    );
    -- what somebody has posted, and what goes with his account
    create index opportunities_by_author on opportunities (author_id);
    -- the public list, and what ends
    create index opportunities_by_end on opportunities (status, expires_at);

    create table opportunity_responses (
      id uuid primary key,
      opportunity_id uuid not null references opportunities (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      status text not null,
      message text not null,
      link text not null,
      project_id uuid references projects (id) on delete set null,
      note text not null default '',
      made_project_id uuid references projects (id) on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      decided_at timestamptz
    );
    -- nobody responds twice unless he has taken the first one back
    create unique index opportunity_responses_once
      on opportunity_responses (opportunity_id, user_id) where status <> 'withdrawn';
    create index opportunity_responses_by_user on opportunity_responses (user_id, updated_at);
    -- what goes with a project
    create index opportunity_responses_by_project on opportunity_responses (project_id);
    create index opportunity_responses_by_made on opportunity_responses (made_project_id);
  `,
  down: `
    drop table opportunity_responses;
    drop table opportunities;
  `,
};
