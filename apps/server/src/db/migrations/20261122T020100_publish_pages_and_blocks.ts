import type { Migration } from '../migrate.ts';

export const publishPagesAndBlocks: Migration = {
  name: '20261122T020100_publish_pages_and_blocks',
  up: `
    -- a page stands at its path; sections 'page' and 'block' hold what is no article
    alter table articles
      add column path text unique,
      add column type_id integer,
      add column position integer not null default 0;
    -- the home page reads the blocks of a type in their order
    create index articles_of_type on articles (type_id, position) where type_id is not null;
  `,
  down: `
    delete from articles where section in ('page', 'block');
    drop index articles_of_type;
    alter table articles drop column path, drop column type_id, drop column position;
  `,
};
