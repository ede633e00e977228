import {
  type ChecklistPoint,
  circleIn,
  type endpoints,
  PRIORITIES,
  type Priority,
  type RequestOf,
  TASK_ROOM,
  type TaskStatusId,
  tagNameSchema,
  typedDateSchema,
} from '@pv/contract';
import Papa from 'papaparse';
import { requestId } from '../../../platform/api/client.ts';
import { cut, titled } from '../add/read-lines.ts';
import { plain } from '../set/plain.ts';
import { blockerFinder, digitsOf } from './read-blockers.ts';

/** A task as a list of new ones takes it. */
export type NewTask = RequestOf<typeof endpoints.task.createMany>['body']['tasks'][number] & {
  parent: number | null;
  blocked_by: number[];
};

/** Columns that are read, by the names that a table of ours gives them. */
export const COLUMNS = [
  'number',
  'title',
  'status',
  'priority',
  'assignees',
  'stage',
  'start',
  'due',
  'tags',
  'parent',
  'waits',
  'checklist',
  'description',
] as const;
type Column = (typeof COLUMNS)[number];

/**
 * Why something is not taken: the project has no such thing, it is no date, ends before it begins, is one too
 * many or too long, somebody only looks at tasks, no row of the table, or none above, is called so, that row is added
 * by another call, is a part and has no parts, or is the parent or a part of what would wait for it; or a number
 * stands above again.
 */
type Fault =
  | 'absent'
  | 'day'
  | 'reversed'
  | 'many'
  | 'long'
  | 'reads'
  | 'row'
  | 'above'
  | 'far'
  | 'part'
  | 'kin'
  | 'again';

/** What stands in a table and is not taken; the task comes without it. */
export interface TableProblem {
  /** Of the file, counted from 1. */
  row: number;
  column: Column;
  value: string;
  fault: Fault;
}

export interface ReadTable {
  tasks: NewTask[];
  /** Where each task stands in the file. */
  rows: number[];
  problems: TableProblem[];
  /** Rows that say something of a task and not what it is called, by their places in the file. */
  untitled: number[];
  /** Heads of columns that no name of ours fits, as they are written. */
  unknown: string[];
  /** No column says what the tasks are called. */
  titleMissing: boolean;
  /** Rows whose tasks wait for each other in a circle. */
  circle: number[];
}

/** What tables may name, as the project and our languages call it. */
export interface TableWords {
  columns: Readonly<Record<Column, readonly string[]>>;
  priorities: Readonly<Record<Priority, readonly string[]>>;
  statuses: readonly { id: TaskStatusId; titles: readonly string[] }[];
  /** To whom tasks may be given. */
  people: readonly { id: string; name: string }[];
  /** How those of the team are called who only look at tasks. */
  readers: readonly string[];
  stages: readonly { id: string; title: string }[];
}

/** The columns of a head by their places. */
function columnsOf(head: readonly string[], words: TableWords): (Column | undefined)[] {
  const names = new Map(
    COLUMNS.flatMap((column) =>
      words.columns[column].map((name) => [plain(name), column] as const),
    ),
  );
  return head.map((word) => names.get(plain(word)));
}

/** 21.11.2026 or 2026-11-21 as an ISO date; undefined where it is no day. */
function dayOf(value: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value.trim()) ?? [];
  const iso = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : value.trim().slice(0, 10);
  return typedDateSchema.safeParse(iso).success ? iso : undefined;
}

const isOneOf = (names: readonly string[], value: string) =>
  names.some((name) => plain(name) === plain(value));

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
type Miss = (column: Column, value: string, fault?: Fault) => undefined;

/** `[x]` or `[ ]` before the words of a point; a line without a box is one that is open. */
const BOX = /^\s*(?:\[([ xх]?)\]\s*)?(.*?)\s*$/iu;

function checklistOf(cell: string, miss: Miss): ChecklistPoint[] {
  const points: ChecklistPoint[] = [];
  for (const line of cell.split(/\r?\n/)) {
    const [, mark = '', text = ''] = BOX.exec(line) ?? [];
    if (text === '') continue;
    if (text.length > TASK_ROOM.point) miss('checklist', text, 'long');
    else if (points.length >= TASK_ROOM.checklist) miss('checklist', text, 'many');
    else points.push({ id: requestId(), text, done: mark.trim() !== '' });
  }
  return points;
}

/** The tasks of the rows above, and what the column of numbers says of each. */
interface Above {
  tasks: readonly NewTask[];
  links: readonly Pick<Link, 'number'>[];
}

/** The place of the task that one is a part of, which stands above under its number or title; null for none. */
function parentIn(value: string, { tasks: before, links }: Above, miss: Miss): number | null {
  if (value === '') return null;
  const digits = digitsOf(value);
  const numbered = digits ? links.findIndex(({ number }) => digitsOf(number) === digits) : -1;
  const title = plain(titled(value).title);
  const named = before.filter((one, at) =>
    numbered < 0 ? plain(one.title) === title : at === numbered,
  );
  const whole = named.find((one) => one.parent === null);
  if (whole) return before.indexOf(whole);
  miss('parent', value, named.length > 0 ? 'part' : 'above');
  return null;
}

function taskOf(cells: Cells, words: TableWords, above: Above, miss: Miss): NewTask {
  const written = (column: Column) => cells[column]?.trim() ?? '';
  function read<T>(column: Column, find: (value: string) => T | undefined, fault?: Fault) {
    const value = written(column);
    return value ? (find(value) ?? miss(column, value, fault)) : undefined;
  }
  /** All that are found of a list in a cell, as many as a task may have. */
  function readList<T>(
    column: 'assignees' | 'tags',
    find: (value: string) => T | undefined,
    fault: (value: string) => Fault,
  ): T[] {
    const found = new Map<T, string>();
    for (const value of split(written(column))) {
      const one = find(value);
      if (one === undefined) miss(column, value, fault(value));
      else found.set(one, value);
    }
    const values = [...found];
    for (const [, value] of values.slice(TASK_ROOM[column])) miss(column, value, 'many');
    return values.slice(0, TASK_ROOM[column]).map(([one]) => one);
  }
  const status = read(
    'status',
    (value) => words.statuses.find(({ titles }) => isOneOf(titles, value))?.id,
  );
  const stage = read('stage', (value) => named(words.stages, ({ title }) => title, value));
  const priority = read('priority', (value) =>
    PRIORITIES.find((one) => isOneOf(words.priorities[one], value)),
  );
  const starts = read('start', dayOf, 'day');
  const ends = read('due', dayOf, 'day');
  const reversed = starts !== undefined && ends !== undefined && ends < starts;
  const due = reversed ? miss('due', written('due'), 'reversed') : ends;
  const { title, text } = titled(written('title'), written('description'));
  const description = cut(text, TASK_ROOM.description);
  if (description !== text) miss('description', text.slice(description.length), 'long');
  return {
    title,
    description,
    parent: parentIn(written('parent'), above, miss),
    priority: priority ?? 'medium',
    assignees: readList(
      'assignees',
      (value) => named(words.people, ({ name }) => name, value),
      (value) => (isOneOf(words.readers, value) ? 'reads' : 'absent'),
    ),
    starts_at: starts ?? null,
    due_at: due ?? null,
    tag_names: readList(
      'tags',
      (value) => (tagNameSchema.safeParse(value).success ? value : undefined),
      () => 'long',
    ),
    checklist: checklistOf(written('checklist'), miss),
    // found once all rows are read
    blocked_by: [],
    ...(status !== undefined && { status }),
    ...(stage !== undefined && { stage_id: stage }),
  };
}

/** A cell without the apostrophes that keep a spreadsheet from taking it, or a line of it, for a formula. */
const unsafe = (cell: string): string =>
  cell.replace(/^'(?=\s*[=+\-@＝＋－＠])|([,;\t\r\n]["']*)'(?=[=+\-@＝＋－＠])/g, '$1');

/** What a row says of the others. */
interface Link {
  number: string;
  waits: string;
  miss: Miss;
}

/** Finds what each task waits for: it may stand anywhere in the table. */
function link(tasks: readonly NewTask[], links: readonly Link[]): void {
  const find = blockerFinder(
    tasks.map(({ title }, at) => ({ title, number: links[at]?.number ?? '' })),
  );
  const numbers = new Set<string>();
  links.forEach(({ number, waits, miss }, at) => {
    if (number && numbers.has(number)) miss('number', number, 'again');
    numbers.add(number);
    const { found: named, missing } = find(waits);
    for (const value of missing) miss('waits', value, 'row');
    const isKin = (one: number) => tasks[one]?.parent === at || tasks[at]?.parent === one;
    for (const one of named.filter(isKin)) miss('waits', tasks[one]?.title ?? '', 'kin');
    const found = named.filter((one) => !isKin(one));
    for (const one of found.slice(TASK_ROOM.blockers)) {
      miss('waits', tasks[one]?.title ?? '', 'many');
    }
    tasks[at]?.blocked_by.push(...found.slice(0, TASK_ROOM.blockers));
  });
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/**
 * Reads tasks from a CSV with a head as our own table has it. What a row says and is not taken is told, and
 * the task comes without it; rows without a title are no tasks, and are told too.
 */
export function readTable(text: string, words: TableWords): ReadTable {
  const table = text.replace(/^\uFEFF/, '');
  // blank rows are counted, and are no help to guess what stands between the cells
  const { delimiter } = Papa.parse(table, { skipEmptyLines: 'greedy', preview: 10 }).meta;
  const { data } = Papa.parse<string[]>(table, { delimiter });
  const top = data.findIndex((row) => !isBlank(row));
  const head = data[top] ?? [];
  const columns = columnsOf(head, words);
  const unknown = head.filter((word, at) => !columns[at] && word.trim() !== '');
  const titleMissing = !columns.includes('title');
  const read: ReadTable = {
    tasks: [],
    rows: [],
    problems: [],
    untitled: [],
    unknown,
    titleMissing,
    circle: [],
  };
  if (read.titleMissing) return read;
  const links: Link[] = [];
  data.forEach((row, at) => {
    if (at <= top || isBlank(row)) return;
    const cells: Cells = {};
    columns.forEach((column, place) => {
      if (column) cells[column] = unsafe(row[place] ?? '');
    });
    if (!cells.title?.trim()) {
      read.untitled.push(at + 1);
      return;
    }
    const miss: Miss = (column, value, fault = 'absent') => {
      read.problems.push({ row: at + 1, column, value, fault });
      return undefined;
    };
    read.rows.push(at + 1);
    read.tasks.push(taskOf(cells, words, { tasks: read.tasks, links }, miss));
    links.push({ number: cells.number?.trim() ?? '', waits: cells.waits ?? '', miss });
  });
  link(read.tasks, links);
  read.circle = circleIn(read.tasks).map((at) => read.rows[at] ?? 0);
  return read;
}
