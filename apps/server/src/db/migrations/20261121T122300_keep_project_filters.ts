import type { Migration } from '../migrate.ts';

export const keepProjectFilters: Migration = {
  name: '20261121T122300_keep_project_filters',
  up: `
    create table project_filters (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      name text not null,
      query jsonb not null,
      position integer not null,
      is_default boolean not null default false,
      created_at timestamptz not null
    );
    -- a person reads his own; two of one name could not be told apart
    create unique index project_filters_by_name on project_filters (owner_id, lower(name));
    -- one opens first
    create unique index project_filters_default on project_filters (owner_id) where is_default;

    -- moves tell the status of their section and the number of their stage
    update projects set moves = (
      select jsonb_agg(
        move || jsonb_build_object(
          'number', stage.number,
          'status', case
            when move->>'section' = 'result' then coalesce(stage.result_status, stage.status)
            else coalesce(stage.status, projects.status) end
        ) order by at
      )
      from jsonb_array_elements(projects.moves) with ordinality as list (move, at)
      left join stages stage on stage.id = (move->>'stageId')::uuid
    )
    where jsonb_array_length(moves) > 0;
  `,
  down: `
    update projects set moves = (
      select jsonb_agg(move - 'number' - 'status' order by at)
      from jsonb_array_elements(projects.moves) with ordinality as list (move, at)
    )
    where jsonb_array_length(moves) > 0;
    drop table project_filters;
  `,
};
