import type { Migration } from '../migrate.ts';

export const publishFormatProfiles: Migration = {
  name: '20261126T205000_publish_format_profiles',
  up: `
    create table format_profiles (
      id uuid primary key,
      code text not null,
      owner_id uuid not null references users (id) on delete cascade,
      name text not null,
      base text not null,
      "values" jsonb not null,
      title_blocks jsonb,
      version integer not null,
      published_at timestamptz not null
    );
    -- one is taken by its code
    create unique index format_profiles_by_code on format_profiles (code);
    -- those of the people of a project are listed
    create index format_profiles_by_owner on format_profiles (owner_id);
  `,
  down: 'drop table format_profiles;',
};
