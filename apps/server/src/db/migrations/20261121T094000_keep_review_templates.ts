import type { Migration } from '../migrate.ts';

export const keepReviewTemplates: Migration = {
  name: '20261121T094000_keep_review_templates',
  up: `
    create table review_templates (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      title text not null,
      body text not null,
      kind text not null,
      created_at timestamptz not null
    );
    -- a person reads his own
    create index review_templates_by_owner on review_templates (owner_id);
  `,
  down: `drop table review_templates;`,
};
