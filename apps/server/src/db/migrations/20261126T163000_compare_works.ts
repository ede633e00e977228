import type { Migration } from '../migrate.ts';

export const compareWorks: Migration = {
  name: '20261126T163000_compare_works',
  up: `
    create table work_texts (
      project_id uuid primary key references projects (id) on delete cascade,
      words text not null,
      read_at timestamptz not null
    );
    -- which works have fingerprints of a text: by the key, hundreds of them at once
    create table work_prints (
      print bigint not null,
      project_id uuid not null references projects (id) on delete cascade,
      primary key (print, project_id)
    );
    -- those of one work, which go when it is read anew or deleted
    create index work_prints_by_project on work_prints (project_id);
    create table similarities (
      project_id uuid primary key references projects (id) on delete cascade,
      status text not null,
      words integer not null default 0,
      share real not null default 0,
      compared_at timestamptz,
      updated_at timestamptz not null
    );
    create table similar_works (
      project_id uuid not null references similarities (project_id) on delete cascade,
      other_id uuid not null references projects (id) on delete cascade,
      share real not null,
      places jsonb not null,
      more integer not null,
      primary key (project_id, other_id)
    );
    -- what tells of a work that is deleted
    create index similar_works_by_other on similar_works (other_id);
  `,
  down: `
    drop table similar_works;
    drop table similarities;
    drop table work_prints;
    drop table work_texts;
  `,
};
