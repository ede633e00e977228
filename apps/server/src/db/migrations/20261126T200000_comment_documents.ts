import type { Migration } from '../migrate.ts';

export const commentDocuments: Migration = {
  name: '20261126T200000_comment_documents',
  up: `
    -- the place in a document at which a thread begins
    alter table comments add column anchor jsonb;
    -- whence a comment has come whose author never had an account
    alter table comments add column origin text;
    -- a remark made of a comment leads back to its place
    alter table remarks add column comment_id uuid references comments (id) on delete set null;
    -- a comment that goes looks for its remarks
    create index remarks_by_comment on remarks (comment_id) where comment_id is not null;
    -- a file of Word may have what is said of the text
    alter table document_exports add column comments boolean not null default false;
    create table guest_links (
      id uuid primary key,
      document_id uuid not null references documents (id) on delete cascade,
      -- of the secret only this is kept
      link_hash text not null unique,
      maker_id uuid references users (id) on delete set null,
      maker_name text not null,
      created_at timestamptz not null,
      ends_at timestamptz not null,
      revoked_at timestamptz
    );
    -- those of a document are listed, and go with it
    create index guest_links_by_document on guest_links (document_id);
    -- an account leaves its links behind, and its owner takes them away
    create index guest_links_by_maker on guest_links (maker_id);
  `,
  down: `
    drop table guest_links;
    alter table remarks drop column comment_id;
    alter table document_exports drop column comments;
    delete from comments where subject = 'document';
    alter table comments drop column origin;
    alter table comments drop column anchor;
  `,
};
