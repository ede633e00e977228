import type { Migration } from '../migrate.ts';

export const giveTeamTextAKind: Migration = {
  name: '20261121T121700_give_team_text_a_kind',
  up: `alter table projects add column team_kind text not null default 'text';`,
  down: `alter table projects drop column team_kind;`,
};
