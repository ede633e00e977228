import type { Migration } from '../migrate.ts';

export const tellWhoseTurn: Migration = {
  name: '20261122T060100_tell_whose_turn',
  up: `
    alter table approval_sections add column sent_at timestamptz;
    update approval_sections kept set sent_at = round.opened_at
    from rounds round
    where round.project_id = kept.project_id and round.section = kept.section
      and round.stage_id is not distinct from kept.stage_id and round.number = kept.round_no;

    -- moves tell what is advised, until when, and after what; the next change of a project tells the rest
    update projects set moves = told.moves, deadline = (told.moves->0->>'deadline')::date
    from (
      select projects.id, jsonb_agg(
        move || jsonb_build_object(
          'advised', '[]'::jsonb,
          'deadline', case when stage.id is null then projects.ends_at else stage.ends_at end,
          'after', null,
          'from', null
        ) order by at
      ) as moves
      from projects, jsonb_array_elements(projects.moves) with ordinality as list (move, at)
      left join stages stage on stage.id = (move->>'stageId')::uuid
      group by projects.id
    ) told
    where told.id = projects.id;
  `,
  down: `
    alter table approval_sections drop column sent_at;
    update projects set moves = (
      select jsonb_agg(move - 'advised' - 'deadline' - 'after' - 'from' order by at)
      from jsonb_array_elements(projects.moves) with ordinality as list (move, at)
    )
    where jsonb_array_length(moves) > 0;
  `,
};
