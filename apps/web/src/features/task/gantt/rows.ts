import type { Project, Stage, TaskRow, Term } from '@pv/contract';
import type { ChartRow } from '../../../ui/timeline/rows.ts';
import { firstDay, lastDay, termOf } from '../days/task-days.ts';
import { byOrder } from '../set/change-set.ts';

/** What is shown of a project: stages alone, tasks too, or their parts as well. */
export const DEPTHS = ['stages', 'tasks', 'all'] as const;
type Depth = (typeof DEPTHS)[number];

/** What a person has chosen to see. */
export interface Shown {
  depth: Depth;
  hideDone: boolean;
  /** The only stage that is shown; `NO_STAGE` for what has none, null for all. */
  stage: string | null;
  /** Rows whose parts are hidden. */
  folded: ReadonlySet<string>;
}

/** The id of the stage of tasks that have none. */
export const NO_STAGE = 'none';

/** Of a stage at level 1, of a task at 2, of its part at 3. */
interface RowBase extends ChartRow {
  /** The term is gathered from its parts: it has none of its own. */
  gathered: boolean;
}
interface StageGanttRow extends RowBase {
  kind: 'stage';
  /** Null for what has no stage. */
  stage: Stage | null;
}
export interface TaskGanttRow extends RowBase {
  kind: 'task';
  task: TaskRow;
}
/** A row of the chart. */
export type GanttRow = StageGanttRow | TaskGanttRow;

/** From the first to the last day of several tasks. */
function around(tasks: readonly TaskRow[]): Term {
  let [starts_at, ends_at]: (string | null)[] = [null, null];
  for (const task of tasks) {
    const [first, last] = [firstDay(task), lastDay(task)];
    if (first && (!starts_at || first < starts_at)) starts_at = first;
    if (last && (!ends_at || last > ends_at)) ends_at = last;
  }
  return { starts_at: starts_at ?? null, ends_at: ends_at ?? null };
}

/** The own term, or the one gathered from the parts. */
function termWith(own: Term, parts: readonly TaskRow[]): Pick<RowBase, 'term' | 'gathered'> {
  if (own.starts_at || own.ends_at) return { term: own, gathered: false };
  return { term: around(parts), gathered: true };
}

function group<K>(tasks: readonly TaskRow[], keyOf: (task: TaskRow) => K): Map<K, TaskRow[]> {
  const groups = new Map<K, TaskRow[]>();
  for (const task of tasks) {
    const key = keyOf(task);
    const known = groups.get(key);
    if (known) known.push(task);
    else groups.set(key, [task]);
  }
  return groups;
}

/**
 * The rows of the chart: stages in the order of the roadmap, under each its tasks, under them their parts.
 * A part whose task is not shown stands where that would; a task of a stage that is gone has no stage.
 */
export function ganttRows(
  tasks: readonly TaskRow[],
  { stages }: Pick<Project, 'stages'>,
  { depth, hideDone, stage: only, folded }: Shown,
): GanttRow[] {
  const known = new Map(stages.map((stage) => [stage.id, stage]));
  const sorted = tasks.filter(({ done }) => !(hideDone && done)).sort(byOrder);
  const shown = new Set(sorted.map(({ id }) => id));
  const isPart = ({ parent_id }: TaskRow) => parent_id !== null && shown.has(parent_id);
  const partsOf = group(sorted.filter(isPart), ({ parent_id }) => parent_id);
  const tops = group(
    sorted.filter((task) => !isPart(task)),
    ({ stage_id }) => (stage_id && known.has(stage_id) ? stage_id : NO_STAGE),
  );

  const rowsOf = (task: TaskRow, under: string): GanttRow[] => {
    const parts = depth === 'all' ? (partsOf.get(task.id) ?? []) : [];
    const closed = folded.has(task.id);
    const row: GanttRow = {
      kind: 'task',
      id: task.id,
      level: 2,
      under,
      task,
      parts: parts.length,
      folded: closed && parts.length > 0,
      ...termWith(termOf(task), partsOf.get(task.id) ?? []),
    };
    if (closed) return [row];
    const below = parts.map(
      (part): GanttRow => ({
        kind: 'task',
        id: part.id,
        level: 3,
        under: task.id,
        task: part,
        parts: 0,
        folded: false,
        term: termOf(part),
        gathered: false,
      }),
    );
    return [row, ...below];
  };

  return [...stages.map(({ id }) => id), NO_STAGE].flatMap((id): GanttRow[] => {
    if (only !== null && only !== id) return [];
    const stage = known.get(id) ?? null;
    const own = tops.get(id) ?? [];
    // the start is no work, and nothing without a stage needs no row
    if (own.length === 0 && (!stage || stage.kind === 'start')) return [];
    const closed = folded.has(id);
    const parts = depth === 'stages' ? 0 : own.length;
    const below = own.flatMap((task) => [task, ...(partsOf.get(task.id) ?? [])]);
    const row: GanttRow = {
      kind: 'stage',
      id,
      level: 1,
      under: null,
      stage,
      parts,
      folded: closed && parts > 0,
      ...termWith(stage ?? { starts_at: null, ends_at: null }, below),
    };
    if (closed || depth === 'stages') return [row];
    return [row, ...own.flatMap((task) => rowsOf(task, id))];
  });
}
