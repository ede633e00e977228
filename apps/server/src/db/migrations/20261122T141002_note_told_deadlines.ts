import type { Migration } from '../migrate.ts';

export const noteToldDeadlines: Migration = {
  name: '20261122T141002_note_told_deadlines',
  up: `
    -- each step towards an end is told once; another end has its own steps
    create table told_deadlines (
      stage_id uuid not null references stages (id) on delete cascade,
      ends_at date not null,
      step text not null,
      told_at timestamptz not null,
      primary key (stage_id, ends_at, step)
    );
    -- the run reads what ends about now and nothing else
    create index stages_by_end on stages (ends_at) where ends_at is not null;
  `,
  down: `
    drop index stages_by_end;
    drop table told_deadlines;
  `,
};
