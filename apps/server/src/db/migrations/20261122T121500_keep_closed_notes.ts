import type { Migration } from '../migrate.ts';

export const keepClosedNotes: Migration = {
  name: '20261122T121500_keep_closed_notes',
  up: `
    create table closed_keys (
      id uuid primary key,
      -- two devices may begin at once: one key is the person's
      user_id uuid not null unique references users (id) on delete cascade,
      phrase text not null,
      created_at timestamptz not null
    );
    create table closed_notes (
      key_id uuid not null references closed_keys (id) on delete cascade,
      id uuid not null,
      nonce text not null,
      ciphertext text not null,
      version integer not null,
      updated_at timestamptz not null,
      -- ids come from browsers: those of two people may be the same
      primary key (key_id, id)
    );
  `,
  down: `
    drop table closed_notes;
    drop table closed_keys;
  `,
};
