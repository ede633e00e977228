import type { Migration } from '../migrate.ts';

export const keepWhatWasReached: Migration = {
  name: '20261124T021500_keep_what_was_reached',
  up: `
    alter table approval_sections
      add column reached_status text,
      add column delivered_at timestamptz;
    alter table reviews add column cause text;
    -- of a reset so far it is known that the approved edition has met a further reviewer
    update approval_sections section
    set delivered_at = section.sent_at,
      reached_status = case
        when section.stage_id is null then 'approved_by_' || section.approved_by
        when section.section = 'plan' then 'approved_by_' || section.approved_by
        else 'result_approved_by_' || section.approved_by
      end
    where section.reviewer_joined and not section.returned and section.approved_by is not null;
  `,
  down: `
    alter table reviews drop column cause;
    alter table approval_sections drop column reached_status, drop column delivered_at;
  `,
};
