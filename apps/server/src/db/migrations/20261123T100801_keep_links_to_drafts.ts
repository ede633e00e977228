import type { Migration } from '../migrate.ts';

export const keepLinksToDrafts: Migration = {
  name: '20261123T100801_keep_links_to_drafts',
  up: `
    create table retired_previews (
      key text primary key,
      article_id uuid not null references articles (id) on delete cascade
    );
    -- an article that is removed takes its links along
    create index retired_previews_by_article on retired_previews (article_id);
  `,
  down: 'drop table retired_previews;',
};
