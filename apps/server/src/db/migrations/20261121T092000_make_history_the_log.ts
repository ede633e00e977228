import type { Migration } from '../migrate.ts';

/** What a decision was told as before its kind of event said it. */
const INTENT_KINDS = `(values
  ('send', 'section_sent'), ('self_approve', 'section_self_approved'),
  ('approve', 'section_approved'), ('return', 'section_returned'),
  ('pass_down', 'section_passed_down'), ('recall', 'section_recalled'),
  ('reopen', 'section_reopened'), ('request_reopening', 'reopening_requested'),
  ('cancel_request', 'reopening_cancelled'), ('decline_request', 'reopening_declined'),
  ('grant_request', 'reopening_granted'), ('withdraw', 'approval_withdrawn')
) as told (intent, kind)`;

export const makeHistoryTheLog: Migration = {
  name: '20261121T092000_make_history_the_log',
  up: `
    drop trigger project_events_are_kept on project_events;
    update project_events event set kind = told.kind from ${INTENT_KINDS}
      where event.kind = 'status_changed' and event.after->>'intent' = told.intent;
    update project_events set kind = 'approval_reset' where kind = 'status_changed';
    update project_events set kind = 'document_reopened' where kind = 'document_changed';

    create table deleted_projects (
      id uuid primary key,
      type text not null,
      title text not null,
      deleted_at timestamptz not null
    );
    create table former_members (
      project_id uuid not null references deleted_projects (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      primary key (project_id, user_id)
    );
    -- the log of a person starts from the projects that he was in
    create index former_members_by_user on former_members (user_id);

    -- the history outlives its project
    alter table project_events drop constraint project_events_project_id_fkey;
    drop index project_events_by_project;
    -- each project's part of the log is read newest first, a page from where the last one ended
    create index project_events_by_time on project_events (project_id, created_at desc, id desc);
    -- the same of one kind or of one person, who may be rare in a long history
    create index project_events_by_kind on project_events (project_id, kind, created_at desc, id desc);
    create index project_events_by_actor on project_events (project_id, actor_id, created_at desc, id desc);

    -- who did what and when is never rewritten; the texts go when the project is gone
    create function keep_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and exists (select 1 from deleted_projects where id = old.project_id)
        and to_jsonb(new) - '{before,after}'::text[] = to_jsonb(old) - '{before,after}'::text[] then
        return new;
      end if;
      raise exception 'the table % is append-only', tg_table_name;
    end $$;
    create trigger project_events_are_kept before update or delete on project_events
      for each row execute function keep_history();

    create table log_notes (
      event_id uuid primary key references project_events (id),
      project_id uuid not null,
      about_id uuid references project_events (id),
      body text not null,
      edited_at timestamptz
    );
    -- a page of the log is read with the comments on its entries
    create index log_notes_by_entry on log_notes (about_id) where about_id is not null;
    -- words are looked for among the notes of the reader's projects
    create index log_notes_by_project on log_notes (project_id);

    create table account_events (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      before jsonb not null,
      after jsonb not null,
      created_at timestamptz not null
    );
    -- a person's own part of the log is read newest first
    create index account_events_by_time on account_events (user_id, created_at desc, id desc);
  `,
  down: `
    drop table account_events;
    drop table log_notes;
    drop trigger project_events_are_kept on project_events;
    drop function keep_history;
    drop index project_events_by_time;
    drop index project_events_by_kind;
    drop index project_events_by_actor;
    drop table former_members;
    drop table deleted_projects;
    delete from project_events event
      where not exists (select 1 from projects where id = event.project_id);
    update project_events event set kind = 'status_changed' from ${INTENT_KINDS}
      where event.kind = told.kind;
    update project_events set kind = 'status_changed'
      where kind in ('approval_reset', 'approval_moved');
    update project_events set kind = 'document_changed' where kind = 'document_reopened';
    create index project_events_by_project on project_events (project_id, created_at);
    alter table project_events add constraint project_events_project_id_fkey
      foreign key (project_id) references projects (id) on delete cascade;
    create trigger project_events_are_kept before update or delete on project_events
      for each row execute function refuse_rewriting();
  `,
};
