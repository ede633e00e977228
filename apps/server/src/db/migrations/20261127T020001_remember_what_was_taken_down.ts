import type { Migration } from '../migrate.ts';

export const rememberWhatWasTakenDown: Migration = {
  name: '20261127T020001_remember_what_was_taken_down',
  up: `
    alter table users add column posts_need_check boolean not null default false;
    update users set posts_need_check = true where id in (
      select author_id from opportunities where published_at is null and ended_at is not null);
  `,
  down: `
    alter table users drop column posts_need_check;
  `,
};
