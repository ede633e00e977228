import type { Migration } from '../migrate.ts';

export const letAWorkHaveOneDocument: Migration = {
  name: '20261126T203000_let_a_work_have_one_document',
  up: `
    alter table documents
      add column project_id uuid references projects (id) on delete cascade,
      alter column stage_id drop not null;
    update documents set project_id = stages.project_id from stages where stages.id = documents.stage_id;
    alter table documents alter column project_id set not null;
    -- of the whole project there is one; the documents of its stages are made one when it is opened
    create unique index documents_of_project on documents (project_id) where stage_id is null;
    -- everything of a project is read together
    create index documents_by_project on documents (project_id);
  `,
  down: `
    -- the text and the pictures of such a work stand in its one document and nowhere else
    do $refuse$ begin
      if exists (select from documents where stage_id is null) then
        raise exception 'works have one document of all their stages: going back would delete their texts';
      end if;
    end $refuse$;
    drop index documents_by_project;
    drop index documents_of_project;
    alter table documents alter column stage_id set not null, drop column project_id;
  `,
};
