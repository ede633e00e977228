import type { Migration } from '../migrate.ts';

export const keepKeysOfMessages: Migration = {
  name: '20261123T051202_keep_keys_of_messages',
  // the messages of a request are few, and found by its index
  up: 'alter table support_messages add column key uuid;',
  down: 'alter table support_messages drop column key;',
};
