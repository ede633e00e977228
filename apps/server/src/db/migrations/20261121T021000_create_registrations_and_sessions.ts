import type { Migration } from '../migrate.ts';

export const createRegistrationsAndSessions: Migration = {
  name: '20261121T021000_create_registrations_and_sessions',
  up: `
    create table registrations (
      id uuid primary key,
      email text not null,
      password_hash text not null,
      consents jsonb not null,
      address text not null,
      locale text not null,
      created_at timestamptz not null
    );
    -- attempts of one address are looked up at sign-up and sign-in, and deleted together
    create index registrations_by_email on registrations (email);
    create table codes (
      email text primary key,
      code_hash text not null,
      attempts integer not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create table sendings (
      id uuid primary key,
      key text not null,
      created_at timestamptz not null
    );
    -- limits count the last hour and day of one key
    create index sendings_by_key on sendings (key, created_at);
    create table consents (
      user_id uuid not null references users (id) on delete cascade,
      code text not null,
      version integer not null,
      address text not null,
      agreed_at timestamptz not null,
      primary key (user_id, code, version)
    );
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      agent text not null,
      address text not null,
      token_id uuid not null,
      previous_token_id uuid,
      rotated_at timestamptz not null,
      created_at timestamptz not null,
      revoked_at timestamptz
    );
    -- a change of password ends all sessions of a person, and he sees their list
    create index sessions_by_user on sessions (user_id);
    create table reset_links (
      id_hash text primary key,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create table used_captchas (
      nonce text primary key,
      expires_at timestamptz not null
    );
    create table sign_in_failures (
      id uuid primary key,
      key text not null,
      created_at timestamptz not null
    );
    -- failures of the last minutes are counted at every sign-in
    create index sign_in_failures_by_key on sign_in_failures (key, created_at);
    create table invite_codes (
      user_id uuid not null references users (id) on delete cascade,
      project_type text not null,
      role text not null,
      code text not null unique,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      primary key (user_id, project_type, role)
    );
  `,
  down: `
    drop table invite_codes;
    drop table sign_in_failures;
    drop table used_captchas;
    drop table reset_links;
    drop table sessions;
    drop table consents;
    drop table sendings;
    drop table codes;
    drop table registrations;
  `,
};
