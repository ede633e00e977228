import {
  type endpoints,
  PRIORITIES,
  type Priority,
  type RequestOf,
  TASK_ROOM,
  type TaskStatusId,
  tagNameSchema,
} from '@pv/contract';
import Papa from 'papaparse';
import { plain } from '../set/plain.ts';

/** A task as a list of new ones takes it. */
export type NewTask = RequestOf<typeof endpoints.task.createMany>['body']['tasks'][number] & {
  parent: number | null;
};

/** Columns that are read, by the names that a table of ours gives them. */
export const COLUMNS = [
  'title',
  'status',
  'priority',
  'assignees',
  'stage',
  'start',
  'due',
  'tags',
  'parent',
] as const;
type Column = (typeof COLUMNS)[number];

/** A column of ours that counts the rows, which is not read. */
const NUMBER = '№';

/** What stands in a table and is not taken; the task comes without it. */
export interface TableProblem {
  /** Of the file, counted from 1. */
  row: number;
  column: Column;
  value: string;
}

export interface ReadTable {
  tasks: NewTask[];
  problems: TableProblem[];
  /** Heads of columns that no name of ours fits, as they are written. */
  unknown: string[];
  /** No column says what the tasks are called. */
  titleMissing: boolean;
}

/** What tables may name, as the project and the reader's language call it. */
export interface TableWords {
  columns: Readonly<Record<Column, string>>;
  priorities: Readonly<Record<Priority, string>>;
  statuses: readonly { id: TaskStatusId; title: string }[];
  people: readonly { id: string; name: string }[];
  stages: readonly { id: string; title: string }[];
}

/** The columns of a head by their places. */
function columnsOf(head: readonly string[], words: TableWords): (Column | undefined)[] {
  const names = new Map(COLUMNS.map((column) => [plain(words.columns[column]), column]));
  return head.map((word) => names.get(plain(word)));
}

/** 21.11.2026 or 2026-11-21 as an ISO date; undefined where it is no day. */
function dayOf(value: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value.trim()) ?? [];
  const iso = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : value.trim().slice(0, 10);
  const moment = /^\d{4}-\d\d-\d\d$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null;
  const there = moment && !Number.isNaN(moment.getTime());
  return there && moment.toISOString().startsWith(iso) ? iso : undefined;
}

const named = <T extends { id: string }>(
  list: readonly T[],
  name: (one: T) => string,
  value: string,
): T['id'] | undefined => list.find((one) => plain(name(one)) === plain(value))?.id;

const split = (value: string): string[] =>
  value
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean);

type Cells = Partial<Record<Column, string>>;
type Miss = (column: Column, value: string) => undefined;

function taskOf(cells: Cells, words: TableWords, before: readonly NewTask[], miss: Miss): NewTask {
  const read = <T>(column: Column, find: (value: string) => T | undefined): T | undefined => {
    const value = cells[column]?.trim();
    return value ? (find(value) ?? miss(column, value)) : undefined;
  };
  const status = read('status', (value) => named(words.statuses, ({ title }) => title, value));
  const stage = read('stage', (value) => named(words.stages, ({ title }) => title, value));
  const priority = read('priority', (value) =>
    PRIORITIES.find((one) => plain(words.priorities[one]) === plain(value)),
  );
  const parent = read('parent', (value) => {
    const at = before.findIndex((one) => plain(one.title) === plain(value) && one.parent === null);
    return at < 0 ? undefined : at;
  });
  const starts = read('start', dayOf);
  const due = read('due', (value) => {
    const day = dayOf(value);
    return starts && day && day < starts ? undefined : day;
  });
  const assignees = split(cells.assignees ?? '').flatMap(
    (value) => named(words.people, ({ name }) => name, value) ?? miss('assignees', value) ?? [],
  );
  const tags = split(cells.tags ?? '').flatMap((value) =>
    tagNameSchema.safeParse(value).success ? value : (miss('tags', value) ?? []),
  );
  return {
    title: (cells.title ?? '').trim().slice(0, TASK_ROOM.title),
    parent: parent ?? null,
    priority: priority ?? 'medium',
    assignees: [...new Set(assignees)].slice(0, TASK_ROOM.assignees),
    starts_at: starts ?? null,
    due_at: due ?? null,
    tag_names: tags.slice(0, TASK_ROOM.tags),
    ...(status !== undefined && { status }),
    ...(stage !== undefined && { stage_id: stage }),
  };
}

/**
 * Reads tasks from a CSV with a head as our own table has it. Rows without a title are
 * passed over; what a row names and the project does not have is told, and the task comes without it.
 */
export function readTable(text: string, words: TableWords): ReadTable {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data;
  const columns = columnsOf(head, words);
  const unknown = head.filter((word, at) => !columns[at] && !['', NUMBER].includes(word.trim()));
  const titleMissing = !columns.includes('title');
  const read: ReadTable = { tasks: [], problems: [], unknown, titleMissing };
  if (read.titleMissing) return read;
  rows.forEach((row, at) => {
    const cells: Cells = {};
    columns.forEach((column, place) => {
      // an apostrophe keeps a spreadsheet from taking a text for a formula
      if (column) cells[column] = (row[place] ?? '').replace(/^'(?=[=+\-@])/, '');
    });
    if (!cells.title?.trim()) return;
    const miss: Miss = (column, value) => {
      read.problems.push({ row: at + 2, column, value });
      return undefined;
    };
    read.tasks.push(taskOf(cells, words, read.tasks, miss));
  });
  return read;
}
