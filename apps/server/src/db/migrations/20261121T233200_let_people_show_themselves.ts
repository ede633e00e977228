import type { Migration } from '../migrate.ts';

export const letPeopleShowThemselves: Migration = {
  name: '20261121T233200_let_people_show_themselves',
  up: `
    update profiles set fields =
      '{"show_phone": false, "show_birth_date": false, "published": false}'::jsonb || fields;
  `,
  down: `
    update profiles set fields = fields - '{show_phone,show_birth_date,published}'::text[];
  `,
};
