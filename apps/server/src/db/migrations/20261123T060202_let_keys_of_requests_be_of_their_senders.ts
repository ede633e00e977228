import type { Migration } from '../migrate.ts';

export const letKeysOfRequestsBeOfTheirSenders: Migration = {
  name: '20261123T060202_let_keys_of_requests_be_of_their_senders',
  // a key names a request of its sender only: that of somebody else is like any other
  up: `
    alter table support_requests drop constraint support_requests_key_key;
    create index support_requests_by_key on support_requests (key);`,
  down: `
    drop index support_requests_by_key;
    alter table support_requests add constraint support_requests_key_key unique (key);`,
};
