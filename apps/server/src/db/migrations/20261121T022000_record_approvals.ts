import type { Migration } from '../migrate.ts';

const MARKS = 'project_id uuid not null references projects (id) on delete cascade';

export const recordApprovals: Migration = {
  name: '20261121T022000_record_approvals',
  up: `
    alter table projects
      add column completion text not null default 'none',
      add column progress integer not null default 0,
      add column deadline date,
      add column moves jsonb not null default '[]',
      add column move_roles text[] not null default '{}';
    -- the start stage has no status of its own: it shows that of the project section
    alter table stages alter column status drop not null;
    update stages set status = null where kind = 'start';

    create table project_fields (
      id uuid primary key,
      ${MARKS},
      list text not null,
      title text not null,
      kind text not null,
      content text not null,
      position integer not null,
      version integer not null default 0,
      created_at timestamptz not null
    );
    -- the project page reads all fields of one project
    create index project_fields_by_project on project_fields (project_id);

    create table approval_sections (
      ${MARKS},
      stage_id uuid references stages (id) on delete cascade,
      section text not null,
      round_no integer not null default 0,
      edition_no integer not null default 0,
      signed_roles text[] not null default '{}',
      approved_edition integer,
      approved_hash text,
      approved_by text,
      reviewer_joined boolean not null default false,
      returned boolean not null default false,
      request_pending boolean not null default false,
      decided_by uuid,
      decided_name text,
      decided_at timestamptz,
      decided_from text
    );
    -- one row a section; also reads all sections of one project
    create unique index approval_sections_by_place
      on approval_sections (project_id, stage_id, section) nulls not distinct;

    create table rounds (
      id uuid primary key,
      ${MARKS},
      stage_id uuid references stages (id) on delete cascade,
      section text not null,
      number integer not null,
      opened_by text not null,
      opened_at timestamptz not null,
      closed_at timestamptz,
      outcome text
    );
    -- a round has one number in its section
    create unique index rounds_by_number
      on rounds (project_id, stage_id, section, number) nulls not distinct;
    -- the database itself refuses a second open round of a section
    create unique index rounds_open
      on rounds (project_id, stage_id, section) nulls not distinct where closed_at is null;

    create table editions (
      id uuid primary key,
      ${MARKS},
      stage_id uuid references stages (id) on delete cascade,
      section text not null,
      number integer not null,
      round_no integer not null,
      content jsonb not null,
      hash text not null,
      author_id uuid not null,
      created_at timestamptz not null
    );
    -- an edition has one number in its section
    create unique index editions_by_number
      on editions (project_id, stage_id, section, number) nulls not distinct;

    create table reviews (
      id uuid primary key,
      ${MARKS},
      stage_id uuid references stages (id) on delete cascade,
      section text not null,
      event text not null,
      intent text,
      decision text,
      body text,
      author_id uuid,
      author_name text not null,
      author_role text,
      edition_no integer,
      round_no integer not null,
      created_at timestamptz not null
    );
    -- reviews are read by section, newest first
    create index reviews_by_place on reviews (project_id, stage_id, created_at);

    create table remarks (
      id uuid primary key,
      review_id uuid not null references reviews (id) on delete cascade,
      position integer not null,
      body text not null,
      done boolean not null default false,
      done_by uuid,
      done_name text,
      done_at timestamptz
    );
    -- remarks are read with their review
    create index remarks_by_review on remarks (review_id);

    create table project_events (
      id uuid primary key,
      ${MARKS},
      stage_id uuid,
      kind text not null,
      section text,
      actor_id uuid,
      actor_name text not null,
      before jsonb not null,
      after jsonb not null,
      created_at timestamptz not null
    );
    -- the history of a project is read newest first
    create index project_events_by_project on project_events (project_id, created_at);

    -- what has happened is never rewritten; it goes only together with its whole project
    create function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select 1 from projects where id = old.project_id) then
        return old;
      end if;
      raise exception 'the table % is append-only', tg_table_name;
    end $$;
    create trigger project_events_are_kept before update or delete on project_events
      for each row execute function refuse_rewriting();
    create trigger editions_are_kept before update or delete on editions
      for each row execute function refuse_rewriting();
    create trigger reviews_are_kept before update or delete on reviews
      for each row execute function refuse_rewriting();

    -- lower case and ё = е in any locale of the database: lower() knows Cyrillic only in some
    create function search_form(value text) returns text language sql immutable parallel safe as $$
      select translate(value,
        'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё',
        'abcdefghijklmnopqrstuvwxyzабвгдеежзийклмнопрстуфхцчшщъыьэюяе')
    $$;
  `,
  down: `
    drop function search_form;
    drop table project_events, remarks, reviews, editions, rounds, approval_sections, project_fields;
    drop function refuse_rewriting;
    update stages set status = 'stage_created' where status is null;
    alter table stages alter column status set not null;
    alter table projects
      drop column completion,
      drop column progress,
      drop column deadline,
      drop column moves,
      drop column move_roles;
  `,
};
