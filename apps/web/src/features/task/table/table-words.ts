import { PRIORITIES, type TaskStatus } from '@pv/contract';
import type { Texts } from '@pv/texts';
import { COLUMNS, type TableWords } from './read-table.ts';

/** What of a project tables may name. */
type Named = Pick<TableWords, 'people' | 'readers' | 'stages'> & {
  statuses: readonly Pick<TaskStatus, 'id' | 'title'>[];
};

/** What tables of ours call things in each of the languages: one is read whichever it was written in. */
export function wordsIn(
  languages: readonly Pick<Texts, 'tasks'>[],
  { statuses, ...named }: Named,
): TableWords {
  const texts = languages.map(({ tasks }) => tasks);
  const columns = COLUMNS.map((one) => [one, texts.map(({ column }) => column[one])]);
  const priorities = PRIORITIES.map((one) => [one, texts.map(({ priority }) => priority[one])]);
  const firsts = (id: string) =>
    texts.flatMap(({ status }) => new Map(Object.entries<string>(status)).get(id) ?? []);
  return {
    columns: Object.fromEntries(columns) as TableWords['columns'],
    priorities: Object.fromEntries(priorities) as TableWords['priorities'],
    statuses: statuses.map(({ id, title }) => ({ id, titles: title ? [title] : firsts(id) })),
    ...named,
  };
}
