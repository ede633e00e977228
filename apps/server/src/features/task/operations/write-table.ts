import type { ChecklistPoint, TASK_TABLES, TaskRow, TaskSet } from '@pv/contract';
import { translate, translateDynamic } from '@pv/texts';
import { and, eq, isNull } from 'drizzle-orm';
import writeXlsxFile from 'write-excel-file/node';
import type { Locale } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { stages, tasks } from '../../../db/schema/index.ts';
import { csvRow } from '../../log/public.ts';
import { listOfProject } from './list-tasks.ts';

/** Tells Excel that the table is in UTF-8. */
const BOM = '\uFEFF';
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const COLUMNS = [
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
const LONG: ReadonlySet<string> = new Set(['checklist', 'description']);
/** In letters. */
const WIDTHS: Readonly<Partial<Record<(typeof COLUMNS)[number], number>>> = {
  number: 6,
  title: 50,
  assignees: 28,
  stage: 28,
  checklist: 50,
  description: 50,
};

interface Asked {
  projectId: string;
  userId: string;
  format: (typeof TASK_TABLES)[number];
  locale: Locale;
}

interface Texts {
  /** Titles of stages by id. */
  stages: ReadonlyMap<string, string>;
  /** What is written in tasks by id. */
  written: ReadonlyMap<string, { description: string; checklist: readonly ChecklistPoint[] }>;
}

/** A line a point, with a box before it. */
const checklistText = (points: readonly ChecklistPoint[]) =>
  points.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n');

function rowsOf(set: TaskSet, texts: Texts, locale: Locale) {
  const numbers = new Map(set.tasks.map(({ id, number }) => [id, `№${number}`]));
  const tags = new Map(set.tags.map(({ id, name }) => [id, name]));
  const statuses = new Map(
    set.statuses.map(({ id, title }) => [
      id,
      title ?? translateDynamic(locale, `tasks.status.${id}`),
    ]),
  );
  const day = (value: string | null) => value?.replace(DAY, '$3.$2.$1') ?? '';
  return (task: TaskRow): string[] => [
    String(task.number),
    task.title,
    statuses.get(task.status) ?? '',
    translate(locale, `tasks.priority.${task.priority}`),
    task.assignees.map(({ name }) => name).join(', '),
    texts.stages.get(task.stage_id ?? '') ?? '',
    day(task.starts_at),
    day(task.due_at),
    task.tags.map((id) => tags.get(id) ?? '').join(', '),
    numbers.get(task.parent_id ?? '') ?? '',
    task.blocked_by.flatMap((id) => numbers.get(id) ?? []).join(', '),
    checklistText(texts.written.get(task.id)?.checklist ?? []),
    texts.written.get(task.id)?.description ?? '',
  ];
}

function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]) {
  const table = BOM + [head, ...rows].map(csvRow).join('');
  return { type: 'text/csv; charset=utf-8', bytes: Buffer.from(table) };
}

async function writeXlsx(head: readonly string[], rows: readonly (readonly string[])[]) {
  const cells = rows.map((row) =>
    row.map((value, at) =>
      at === 0
        ? { value: Number(value), type: Number }
        : // a long text would make its row as high as the screen
          { value, type: String, wrap: !LONG.has(COLUMNS[at] ?? '') },
    ),
  );
  const titles = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const columns = COLUMNS.map((column) => ({ width: WIDTHS[column] ?? 14 }));
  const file = writeXlsxFile([titles, ...cells], { columns, stickyRowsCount: 1 });
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: await file.toBuffer(),
  };
}

/**
 * The tasks of a project as a table in the caller's language, in their order.
 * @throws AppError `not_found`
 */
export async function writeTable(
  executor: Executor,
  { projectId, userId, format, locale }: Asked,
): Promise<{ type: string; bytes: Buffer }> {
  const set = await listOfProject(executor, projectId, userId);
  const ofStages = await executor
    .select({ id: stages.id, title: stages.title })
    .from(stages)
    .where(eq(stages.projectId, projectId));
  const ofTasks = await executor
    .select({ id: tasks.id, description: tasks.description, checklist: tasks.checklist })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt)));
  const texts: Texts = {
    stages: new Map(ofStages.map(({ id, title }) => [id, title])),
    written: new Map(ofTasks.map(({ id, ...written }) => [id, written])),
  };
  const head = COLUMNS.map((column) => translate(locale, `tasks.column.${column}`));
  const rows = set.tasks.map(rowsOf(set, texts, locale));
  return format === 'csv' ? writeCsv(head, rows) : writeXlsx(head, rows);
}
