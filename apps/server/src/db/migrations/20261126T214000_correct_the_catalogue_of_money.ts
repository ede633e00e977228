import type { Migration } from '../migrate.ts';

export const correctTheCatalogueOfMoney: Migration = {
  name: '20261126T214000_correct_the_catalogue_of_money',
  up: `
    -- every correction of a record is a row; the last one holds, and one without a record takes that of the files
    create table funding_corrections (
      code text not null,
      version integer not null,
      record jsonb,
      editor_id uuid references users (id) on delete set null,
      created_at timestamptz not null,
      primary key (code, version)
    );
    create table funding_reminders (
      user_id uuid not null references users (id) on delete cascade,
      project_id uuid not null references projects (id) on delete cascade,
      code text not null,
      told text,
      created_at timestamptz not null,
      primary key (user_id, project_id, code)
    );
  `,
  down: `
    drop table funding_reminders;
    drop table funding_corrections;
  `,
};
