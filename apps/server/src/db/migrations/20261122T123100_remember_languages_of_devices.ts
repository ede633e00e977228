import type { Migration } from '../migrate.ts';

export const rememberLanguagesOfDevices: Migration = {
  name: '20261122T123100_remember_languages_of_devices',
  up: "alter table sessions add column locale text check (locale in ('ru', 'en'));",
  down: 'alter table sessions drop column locale;',
};
