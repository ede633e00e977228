import type { Migration } from '../migrate.ts';

export const sayWhoLooks: Migration = {
  name: '20261122T141003_say_who_looks',
  up: `
    create table section_looks (
      id uuid primary key,
      project_id uuid not null references projects (id) on delete cascade,
      section text not null,
      stage_id uuid references stages (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      since timestamptz not null
    );
    -- one word of one person about one section; those of a project are read with its page
    create unique index section_looks_once
      on section_looks (project_id, section, stage_id, user_id) nulls not distinct;
    -- read by the export of one's data, and by the deletion of an account
    create index section_looks_by_person on section_looks (user_id);
    -- a deleted stage takes them along
    create index section_looks_by_stage on section_looks (stage_id);
  `,
  down: `drop table section_looks;`,
};
