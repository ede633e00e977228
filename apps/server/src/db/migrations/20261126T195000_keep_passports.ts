import type { Migration } from '../migrate.ts';

export const keepPassports: Migration = {
  name: '20261126T195000_keep_passports',
  up: `
    create table passports (
      project_id uuid primary key references projects (id) on delete cascade,
      fields jsonb not null,
      evidence jsonb not null,
      version integer not null,
      updated_at timestamptz not null
    );
  `,
  down: 'drop table passports;',
};
