import type { Migration } from '../migrate.ts';

export const countSupportUploads: Migration = {
  name: '20261122T101000_count_support_uploads',
  up: `
    create table support_uploads (
      id uuid primary key,
      uploader text not null,
      size integer not null,
      created_at timestamptz not null
    );
    -- what somebody has uploaded in the last day
    create index support_uploads_by_uploader on support_uploads (uploader, created_at);
  `,
  down: 'drop table support_uploads;',
};
