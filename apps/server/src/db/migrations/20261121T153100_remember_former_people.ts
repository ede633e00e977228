import type { Migration } from '../migrate.ts';

export const rememberFormerPeople: Migration = {
  name: '20261121T153100_remember_former_people',
  up: `
    create table former_people (
      id uuid primary key,
      name text not null,
      left_at timestamptz not null
    );
    -- who has kept an edition is told after he has left, too
    alter table document_versions drop constraint document_versions_author_id_fkey;

    -- the history of a deleted project goes when nobody is left who might read it
    create or replace function keep_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and exists (select 1 from deleted_projects where id = old.project_id)
        and to_jsonb(new) - '{before,after}'::text[] = to_jsonb(old) - '{before,after}'::text[] then
        return new;
      end if;
      if tg_op = 'DELETE' and exists (select 1 from deleted_projects where id = old.project_id)
        and not exists (select 1 from former_members where project_id = old.project_id) then
        return old;
      end if;
      raise exception 'the table % is append-only', tg_table_name;
    end $$;
  `,
  down: `
    create or replace function keep_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and exists (select 1 from deleted_projects where id = old.project_id)
        and to_jsonb(new) - '{before,after}'::text[] = to_jsonb(old) - '{before,after}'::text[] then
        return new;
      end if;
      raise exception 'the table % is append-only', tg_table_name;
    end $$;
    update document_versions version set author_id = null
      where not exists (select 1 from users where id = version.author_id);
    alter table document_versions add constraint document_versions_author_id_fkey
      foreign key (author_id) references users (id) on delete set null;
    drop table former_people;
  `,
};
