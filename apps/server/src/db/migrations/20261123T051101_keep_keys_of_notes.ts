import type { Migration } from '../migrate.ts';

export const keepKeysOfNotes: Migration = {
  name: '20261123T051101_keep_keys_of_notes',
  // a note whose answer was lost is looked for by the key that it was sent under
  up: `
    alter table log_notes add column key uuid;
    create index log_notes_by_key on log_notes (key) where key is not null;`,
  down: 'alter table log_notes drop column key;',
};
