import {
  type AnyProjectStatus,
  COMPLETIONS,
  type Completion,
  categoryOf,
  type endpoints,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  type ProjectCategory,
  type QueryOf,
  STAGE_STATUSES,
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
  type WorkflowStatus,
} from '@pv/contract';
import { translate } from '@pv/texts';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../context.ts';
import { profiles, projects } from '../../../db/schema/index.ts';
import { searchForm, searchWords } from '../../../search-form.ts';

export type ListQuery = QueryOf<typeof endpoints.project.list>;

const CATEGORIES = Object.keys(PROJECT_CATEGORIES) as ProjectCategory[];
const STATUSES: readonly AnyProjectStatus[] = [
  ...new Set([...PROJECT_STATUSES, ...STARTUP_PROJECT_STATUSES]),
];
/** Those of a project section too: the move may be in it. */
const MOVE_STATUSES: readonly WorkflowStatus[] = [
  ...new Set([
    ...STATUSES,
    ...STAGE_STATUSES,
    ...STARTUP_PLAN_STATUSES,
    ...STARTUP_RESULT_STATUSES,
  ]),
];
const SHOWN_COMPLETIONS = COMPLETIONS.filter((completion) => completion !== 'none');

const author = sql`concat_ws(' ', ${profiles.name}, ${profiles.fields}->>'first_name', ${profiles.fields}->>'middle_name')`;

/** The word stands somewhere in the text, whatever its case and with ё = е. */
function within(value: unknown, word: string): SQL {
  return sql`strpos(search_form(${value}), ${word}) > 0`;
}

const inTitle = (word: string) => within(projects.title, word);
const inAuthor = (word: string) => within(author, word);
const inGroup = (word: string) => within(sql`coalesce(${profiles.groupName}, '')`, word);

/** A move whose turn has come is in a section with one of these statuses. */
function moveIn(statuses: readonly string[]): SQL {
  return sql`exists (select from jsonb_array_elements(${projects.moves}) own
    where own->>'after' is null and own->>'status' in ${[...statuses]})`;
}

/** Categories, statuses and completions whose names in this language have the word. */
function named(locale: Locale, word: string) {
  const says = (text: string) => searchForm(text).includes(word);
  return {
    categories: CATEGORIES.filter((code) => says(translate(locale, `projects.category.${code}`))),
    statuses: STATUSES.filter((code) => says(translate(locale, `approval.status.${code}`))),
    inMoves: MOVE_STATUSES.filter((code) => says(translate(locale, `approval.status.${code}`))),
    completions: SHOWN_COMPLETIONS.filter((code) =>
      says(translate(locale, `approval.status.${code}`)),
    ),
  };
}

function anywhere(locale: Locale, word: string): SQL | undefined {
  const { categories, statuses, inMoves, completions } = named(locale, word);
  return or(
    inTitle(word),
    inAuthor(word),
    inGroup(word),
    categories.length > 0 ? inArray(projects.category, categories) : undefined,
    statuses.length > 0 ? inArray(projects.status, statuses) : undefined,
    inMoves.length > 0 ? moveIn(inMoves) : undefined,
    completions.length > 0 ? inArray(projects.completion, completions) : undefined,
  );
}

/** A status is searched among those of the project section, of its completion and of where the move is. */
function hasStatus(code: string): SQL | undefined {
  return or(
    eq(projects.status, code as AnyProjectStatus),
    eq(projects.completion, code as Completion),
    moveIn([code]),
  );
}

/** What the search asks of a project; undefined when it asks for nothing. */
export function searchCondition(query: ListQuery, locale: Locale): SQL | undefined {
  return and(
    ...searchWords(query.all_parameters).map((word) => anywhere(locale, word)),
    ...searchWords(query.title).map(inTitle),
    ...searchWords(query.author).map(inAuthor),
    ...searchWords(query.group).map(inGroup),
    query.category ? eq(projects.category, categoryOf(query.category)) : undefined,
    query.current_status ? hasStatus(query.current_status) : undefined,
  );
}
