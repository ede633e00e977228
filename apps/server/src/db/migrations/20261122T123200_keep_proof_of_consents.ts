import type { Migration } from '../migrate.ts';

export const keepProofOfConsents: Migration = {
  name: '20261122T123200_keep_proof_of_consents',
  // no key to people: the rows outlive the account, 152-FZ article 9 part 3
  up: `
    create table kept_consents (
      id uuid primary key,
      email_hash text not null,
      code text not null,
      version integer not null,
      address text not null,
      agreed_at timestamptz not null,
      left_at timestamptz not null
    );
    -- the nightly clean-up takes the oldest
    create index kept_consents_by_day on kept_consents (left_at);
  `,
  down: 'drop table kept_consents;',
};
