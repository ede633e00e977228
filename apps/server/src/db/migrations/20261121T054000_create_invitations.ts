import type { Migration } from '../migrate.ts';

export const createInvitations: Migration = {
  name: '20261121T054000_create_invitations',
  up: `
    create table invitations (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      email text not null,
      role text not null,
      locale text not null,
      status text not null check (status in
        ('pending', 'confirming', 'accepted', 'declined', 'cancelled')),
      inviter_id uuid not null,
      inviter_name text not null,
      candidate_id uuid references users (id) on delete cascade,
      reason text,
      closed_by text,
      created_at timestamptz not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz
    );
    -- one open invitation of an address to a project
    create unique index invitations_open on invitations (project_id, email)
      where status in ('pending', 'confirming');
    -- what waits for a person is looked up by the address
    create index invitations_by_email on invitations (email) where status in ('pending', 'confirming');
    create index invitations_by_candidate on invitations (candidate_id) where status = 'confirming';
    create table team_requests (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      kind text not null check (kind in ('exclusion', 'role_offer', 'handover')),
      target_id uuid not null,
      target_name text not null,
      requester_id uuid not null,
      requester_name text not null,
      role text,
      reason text,
      status text not null check (status in
        ('pending', 'accepted', 'declined', 'cancelled', 'lapsed')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz
    );
    -- a member answers one request of a kind at a time
    create unique index team_requests_pending on team_requests (project_id, target_id, kind)
      where status = 'pending';
  `,
  down: `
    drop table team_requests;
    drop table invitations;
  `,
};
