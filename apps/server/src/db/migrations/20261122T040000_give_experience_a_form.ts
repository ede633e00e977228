import type { Migration } from '../migrate.ts';

/** Each line of the plain text becomes a paragraph; the way back keeps the words of paragraphs alone. */
export const giveExperienceAForm: Migration = {
  name: '20261122T040000_give_experience_a_form',
  up: `update profiles set fields = jsonb_set(fields, '{experience}', to_jsonb((
    select jsonb_build_object('type', 'doc', 'content', jsonb_agg(
      case when line = '' then jsonb_build_object('type', 'paragraph')
      else jsonb_build_object('type', 'paragraph', 'content',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', line))) end order by at))::text
    from regexp_split_to_table(fields ->> 'experience', '\\r?\\n') with ordinality as lines (line, at)
  )))
  where fields ->> 'experience' <> '';`,
  down: `update profiles set fields = jsonb_set(fields, '{experience}', to_jsonb(coalesce((
    select string_agg(coalesce((
      select string_agg(run ->> 'text', '' order by place)
      from jsonb_array_elements(block -> 'content') with ordinality as runs (run, place)), ''),
      E'\\n' order by at)
    from jsonb_array_elements((fields ->> 'experience')::jsonb -> 'content')
      with ordinality as blocks (block, at)), '')))
  where fields ->> 'experience' <> '';`,
};
