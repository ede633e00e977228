import type { Migration } from '../migrate.ts';

export const noteSettledNotices: Migration = {
  name: '20261122T070100_note_settled_notices',
  up: `
    alter table notifications add column settled_at timestamptz;

    -- who is called to a section by no move of it now has done what he was asked for
    update notifications notice set settled_at = coalesce(notice.read_at, notice.created_at)
    from projects
    where projects.id = notice.project_id
      and notice.reason in ('your_move', 'reminder')
      and notice.section is not null
      and not exists (
        select 1 from jsonb_array_elements(projects.moves) move
        where move->>'section' = notice.section
          and (move->>'stageId')::uuid is not distinct from notice.stage_id
      );
  `,
  down: 'alter table notifications drop column settled_at;',
};
