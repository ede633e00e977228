import type { Migration } from '../migrate.ts';

export const createNotifications: Migration = {
  name: '20261121T093000_create_notifications',
  up: `
    create table notifications (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      reason text not null,
      variant text not null,
      project_id uuid references projects (id) on delete cascade,
      stage_id uuid references stages (id) on delete cascade,
      section text,
      actor_id uuid,
      actor_name text,
      said jsonb not null,
      awaits_digest boolean not null,
      created_at timestamptz not null,
      read_at timestamptz
    );
    -- the list of a person, the newest first
    create index notifications_by_person on notifications (user_id, created_at desc, id desc);
    -- the number on the bell
    create index notifications_unread on notifications (user_id) where read_at is null;
    -- what the next digests are made of
    create index notifications_for_digest on notifications (user_id) where awaits_digest;
    -- what a decision on a section settles, and what goes with a project and a stage
    create index notifications_by_place on notifications (project_id, stage_id);
    create index notifications_by_stage on notifications (stage_id);
    create table notification_settings (
      user_id uuid primary key references users (id) on delete cascade,
      zone text not null,
      zone_chosen boolean not null,
      digest boolean not null,
      digest_hour integer not null check (digest_hour between 0 and 23),
      channels jsonb not null,
      digested_on date,
      reminded_on date
    );
  `,
  down: `
    drop table notification_settings;
    drop table notifications;
  `,
};
