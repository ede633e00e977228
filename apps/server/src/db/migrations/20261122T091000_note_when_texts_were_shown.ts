import type { Migration } from '../migrate.ts';

export const noteWhenTextsWereShown: Migration = {
  name: '20261122T091000_note_when_texts_were_shown',
  up: `
    -- readers are told of the last publication; what is being written is no news to them
    alter table articles add column shown_at timestamptz;
    update articles set shown_at = coalesce(
      (select max(version.created_at) from article_versions version
        where version.article_id = articles.id and version.reason = 'published'),
      first_published_at)
    where shown is not null;
  `,
  down: 'alter table articles drop column shown_at;',
};
