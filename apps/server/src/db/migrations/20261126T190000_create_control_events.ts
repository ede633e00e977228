import type { Migration } from '../migrate.ts';

export const createControlEvents: Migration = {
  name: '20261126T190000_create_control_events',
  up: `
    create table control_events (
      id uuid primary key,
      key uuid,
      type text not null,
      kind text not null,
      title text not null,
      description text not null,
      day date,
      starts_at text not null,
      slot_minutes integer not null,
      time_zone text not null,
      place text not null,
      link text,
      materials_due date,
      materials text[] not null,
      closed boolean not null,
      scale jsonb not null,
      criteria jsonb not null,
      trimmed boolean not null,
      state text not null,
      cancel_reason text not null default '',
      organiser_id uuid references users (id) on delete set null,
      organiser_name text not null,
      version integer not null default 0,
      sequence integer not null default 0,
      told text[] not null default '{}',
      announced_at timestamptz,
      published_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    -- an organiser finds his own, and nothing is made twice under one key
    create unique index control_events_by_key on control_events (organiser_id, key);
    -- those that come near are reminded of
    create index control_events_by_day on control_events (day) where state = 'announced';
    create table control_event_works (
      id uuid primary key,
      event_id uuid not null references control_events (id) on delete cascade,
      -- of no table: the work stays heard when its project is gone
      project_id uuid not null,
      position integer not null,
      starts_at text not null,
      minutes integer not null,
      title text not null,
      people jsonb not null default '[]',
      state text not null default 'waiting',
      begun_at timestamptz,
      result double precision,
      excluded uuid[] not null default '{}',
      decision text not null default '',
      mark text not null default '',
      place integer
    );
    -- the list of an event has a project once
    create unique index control_event_works_once on control_event_works (event_id, project_id);
    -- members of a team find the events of their work
    create index control_event_works_by_project on control_event_works (project_id);
    -- and those who have left it the events where they were heard
    create index control_event_works_by_people on control_event_works using gin (people);
    create table control_event_seats (
      id uuid primary key,
      event_id uuid not null references control_events (id) on delete cascade,
      position integer not null,
      role text not null,
      user_id uuid references users (id) on delete set null,
      name text not null,
      post text not null,
      email text,
      link_hash text unique,
      link_sent_at timestamptz,
      link_opened_at timestamptz
    );
    -- a committee is read together
    create index control_event_seats_by_event on control_event_seats (event_id);
    -- a member finds his events
    create index control_event_seats_by_user on control_event_seats (user_id);
    create table control_event_marks (
      work_id uuid not null references control_event_works (id) on delete cascade,
      event_id uuid not null,
      seat_id uuid not null references control_event_seats (id) on delete cascade,
      criterion text not null,
      mark integer,
      comment text not null default '',
      typed_at timestamptz not null,
      primary key (work_id, seat_id, criterion)
    );
    -- all marks of an event are read together
    create index control_event_marks_by_event on control_event_marks (event_id);
    -- a seat goes with its marks
    create index control_event_marks_by_seat on control_event_marks (seat_id);
    create table control_event_questions (
      work_id uuid not null references control_event_works (id) on delete cascade,
      id uuid not null,
      asker text not null,
      text text not null,
      answer text not null,
      created_at timestamptz not null,
      primary key (work_id, id)
    );
    create table control_event_consents (
      id uuid primary key,
      event_id uuid not null references control_events (id) on delete cascade,
      user_id uuid references users (id) on delete cascade,
      seat_id uuid,
      agreed boolean not null,
      version integer not null,
      address text not null,
      said_at timestamptz not null
    );
    -- the newest of everybody in an event count
    create index control_event_consents_by_event on control_event_consents (event_id, id);
    -- an account is deleted with them, and its owner takes them away
    create index control_event_consents_by_user on control_event_consents (user_id);
  `,
  down: `
    drop table control_event_consents;
    drop table control_event_questions;
    drop table control_event_marks;
    drop table control_event_seats;
    drop table control_event_works;
    drop table control_events;
  `,
};
