import type { Migration } from '../migrate.ts';

/** A stored move names all roles that it waits for: a startup may wait for three at once. */
const ROLES_OF_MOVES = `
  update projects set moves = coalesce((
    select jsonb_agg((move - 'role') || jsonb_build_object('roles', jsonb_build_array(move->'role')) order by at)
    from jsonb_array_elements(moves) with ordinality as each(move, at)), '[]')`;

const ROLE_OF_MOVES = `
  update projects set moves = coalesce((
    select jsonb_agg((move - 'roles') || jsonb_build_object('role', move->'roles'->0) order by at)
    from jsonb_array_elements(moves) with ordinality as each(move, at)), '[]')`;

export const addKindsOfProjects: Migration = {
  name: '20261121T055000_add_kinds_of_projects',
  up: `
    alter table projects add column team_content text not null default '';
    alter table stages
      add column result_status text,
      add column result_since timestamptz;
    alter table project_fields add column stage_id uuid references stages (id) on delete cascade;
    alter table approval_sections add column sent_by text;
    update approval_sections section set sent_by = round.opened_by from rounds round
      where round.project_id = section.project_id and round.section = section.section
        and round.stage_id is not distinct from section.stage_id and round.number = section.round_no;
    ${ROLES_OF_MOVES};
  `,
  down: `
    ${ROLE_OF_MOVES};
    alter table approval_sections drop column sent_by;
    delete from project_fields where stage_id is not null;
    alter table project_fields drop column stage_id;
    alter table stages drop column result_status, drop column result_since;
    alter table projects drop column team_content;
  `,
};
