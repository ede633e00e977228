import type { Migration } from '../migrate.ts';

export const findDueReminders: Migration = {
  name: '20261122T050100_find_due_reminders',
  up: `
    alter table projects add column remind_at timestamptz;
    update projects set remind_at = waiting.due
    from (
      select id, min((move->>'since')::timestamptz) + interval '3 days' as due
      from projects, jsonb_array_elements(moves) as move
      where move->>'asked' ~ '^(decide|revise|answer)_'
      group by id
    ) waiting
    where waiting.id = projects.id;
    -- the hourly run reads what is due and nothing else
    create index projects_to_remind on projects (remind_at, id) where remind_at is not null;
  `,
  down: `
    alter table projects drop column remind_at;
  `,
};
