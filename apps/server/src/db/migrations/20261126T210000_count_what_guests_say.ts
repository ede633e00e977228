import type { Migration } from '../migrate.ts';

export const countWhatGuestsSay: Migration = {
  name: '20261126T210000_count_what_guests_say',
  up: `
    -- by which link of a document a guest has said it
    alter table comments add column link_id uuid references guest_links (id) on delete set null;
    -- the last ones of a link are counted, and a link that goes looks for its own
    create index comments_by_link on comments (link_id, created_at) where link_id is not null;
  `,
  down: 'alter table comments drop column link_id;',
};
