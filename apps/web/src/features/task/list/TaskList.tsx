import { ActionIcon } from '@mantine/core';
import { closedStatuses, type TaskRow } from '@pv/contract';
import { IconCheckbox, IconChevronRight } from '@tabler/icons-react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePrinting } from '../../../platform/use-printing.ts';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { QuickAdd } from '../add/QuickAdd.tsx';
import { useHeldFocus } from '../keys/use-held-focus.ts';
import { useTaskKeys } from '../keys/use-task-keys.ts';
import type { useTaskAddress } from '../page/address.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { groupChange, groupTasks, sorted } from '../set/group-tasks.ts';
import { BulkBar } from './BulkBar.tsx';
import { foldKey, isFinished, type ListRow, listRows } from './list-rows.ts';
import { TaskLine } from './TaskLine.tsx';
import classes from './TaskList.module.css';
import { toggledIn, useRenames, useSelection } from './use-list-state.ts';

/** Lines as high as the sheet says, by the width of the screen. */
const HEIGHTS = { wide: 42, narrow: 64 } as const;
/** Lists shorter than this are drawn whole. */
const WHOLE = 60;

const NO_CLOSED: ReadonlySet<string> = new Set();

const COLUMNS = ['status', 'title', 'priority', 'due', 'assignees'] as const;

interface TaskListProps {
  address: ReturnType<typeof useTaskAddress>;
  /** The tasks that are asked for. */
  tasks: readonly TaskRow[];
  /** Beside the filters, where on a phone the button stands that begins to choose. */
  aside?: Element | null;
}

/** What stands in which order, and what of it is folded. */
function useRows({ address, tasks }: TaskListProps, narrow: boolean) {
  const { set, stages, people, assignable, all, edit } = useWorld();
  const { group: by, sort, filters } = address;
  const [folds, setFolds] = useState<ReadonlySet<string>>(new Set());
  const filtered = Object.values(filters).some(Boolean);
  const groups = useMemo(
    () => groupTasks(set, sorted(tasks, sort), by, { stages, people, assignable }),
    [set, tasks, sort, by, stages, people, assignable],
  );
  // what becomes finished before the eyes stays open
  const [finished] = useState(
    () => new Set(groups.filter((group) => isFinished(group.tasks)).map(({ key }) => key)),
  );
  const rows = useMemo(() => {
    const statuses = by === 'status' ? closedStatuses(set.statuses) : NO_CLOSED;
    const folded = new Set(folds);
    // what was sought is seen at once
    if (filtered) {
      for (const { key } of groups) folded.add(foldKey.done(key)).add(foldKey.opened(key));
    }
    return listRows({
      groups: filtered ? groups.filter((group) => group.tasks.length > 0) : groups,
      all,
      folds: folded,
      headed: by !== 'none',
      adds: edit,
      closed: statuses,
      finished,
      // on a phone the first task is to be seen
      short: narrow && by === 'stage' && !filtered,
    });
  }, [groups, set, by, all, edit, folds, filtered, finished, narrow]);
  const fold = useCallback((key: string) => setFolds((before) => toggledIn(before, key)), []);
  const open = useCallback((group: string) => {
    setFolds((before) => {
      const next = new Set(before).add(foldKey.opened(group));
      next.delete(foldKey.group(group));
      return next;
    });
  }, []);
  return { rows, fold, open };
}

/** The tasks of a project in lines, in groups that may be folded. */
export function TaskList({ address, tasks, aside }: TaskListProps) {
  const { t } = useTexts();
  const { edit, groupTitle } = useWorld();
  const narrow = useNarrow();
  const { rows, fold, open } = useRows({ address, tasks }, narrow);
  const { chosen, all, select, selectAll, clear } = useSelection(rows);
  const { renames, begin: rename, keep, end } = useRenames();
  const [adding, setAdding] = useState<string | null>(null);
  const [wantsToChoose, setWantsToChoose] = useState(false);
  const list = useRef<HTMLTableElement>(null);
  const [margin, setMargin] = useState(0);
  const { group: by, go } = address;
  // a wide list has its ticks always
  const choosing = edit && narrow && (wantsToChoose || chosen.size > 0);
  const choose = (wants: boolean) => {
    setWantsToChoose(wants);
    if (!wants) clear();
  };

  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setMargin(Math.round(top + window.scrollY));
  }, []);

  const heightOf = (row: ListRow | undefined) =>
    row?.kind === 'task' && narrow ? HEIGHTS.narrow : HEIGHTS.wide;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (at) => heightOf(rows[at]),
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 14,
    scrollMargin: margin,
    enabled: rows.length > WHOLE,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width or order has other heights
  useEffect(() => virtual.measure(), [narrow, rows]);

  const foldParts = useCallback((task: string) => fold(foldKey.parts(task)), [fold]);

  /** Leads to the field of a group, the first one where none is asked for or it takes none; a folded group opens. */
  function add(asked: string | undefined) {
    const places = rows.filter((row) => row.kind === 'add' || (row.kind === 'group' && row.adds));
    const first = places.find(({ kind }) => kind === 'add') ?? places[0];
    const group = (places.find((row) => row.group === asked) ?? first)?.group;
    if (group === undefined) return;
    open(group);
    setAdding(group);
    const at = rows.findIndex((row) => row.kind === 'add' && row.group === group);
    if (at >= 0 && rows.length > WHOLE) virtual.scrollToIndex(at);
  }
  const wanted = address.add && edit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address asks once
  useEffect(() => {
    if (!wanted) return;
    add(undefined);
    go({ add: undefined });
  }, [wanted]);

  const groupOf = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
    return rows.find(({ key }) => key === row)?.group;
  };
  useTaskKeys({
    add: () => edit && add(groupOf()),
    targets: (id) => (chosen.has(id) ? [...chosen] : [id]),
    ...(edit && {
      select: (row: HTMLElement, range: boolean) => select(row.dataset.row ?? '', range),
      rename: ({ dataset }: HTMLElement) => {
        const row = rows.find(({ key }) => key === dataset.row);
        // what is on its way is not begun again
        if (row?.kind === 'task' && !renames.has(row.key)) rename(row.key, row.task);
      },
    }),
  });

  /** What a line says that folds others, and by what they are folded. */
  function headOf(row: Extract<ListRow, { folded: boolean; count: number }>) {
    switch (row.kind) {
      case 'group':
        return { title: groupTitle(by, row.group), fold: row.fold };
      case 'done':
        return {
          title: t('tasks.list.closed', { count: row.count }),
          fold: foldKey.done(row.group),
        };
      case 'quiet':
        return { title: t('tasks.list.quiet'), fold: foldKey.quiet() };
    }
  }

  function draw(row: ListRow, index: number) {
    switch (row.kind) {
      case 'task':
        return (
          <TaskLine
            key={row.key}
            row={row}
            index={index}
            selected={chosen.has(row.task.id)}
            choosing={choosing}
            rename={renames.get(row.key)}
            onSelect={select}
            onRename={rename}
            onKeep={keep}
            onEnd={end}
            onFold={foldParts}
          />
        );
      case 'add':
        return (
          <tr key={row.key} aria-rowindex={index + 2} className={classes.addRow}>
            <td className={classes.whole}>
              <QuickAdd
                place={`${by}.${row.group}`}
                label={t('tasks.list.addTo', { group: groupTitle(by, row.group) })}
                beginnings={groupChange(by, row.group)}
                wanted={adding === row.group}
                onTaken={() => setAdding(null)}
              />
            </td>
          </tr>
        );
      case 'group':
      case 'quiet':
      case 'done': {
        const { title, fold: key } = headOf(row);
        return (
          <tr key={row.key} aria-rowindex={index + 2} className={classes.head} data-kind={row.kind}>
            <td className={classes.whole}>
              <button
                type="button"
                className={classes.headButton}
                aria-expanded={!row.folded}
                onClick={() => fold(key)}
              >
                <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
                <span>{title}</span>
                {row.kind !== 'done' && <span className={classes.total}>{row.count}</span>}
              </button>
            </td>
          </tr>
        );
      }
    }
  }

  const held = useHeldFocus();
  const printing = usePrinting();
  const whole = rows.length <= WHOLE || printing;
  const items = virtual.getVirtualItems();
  const above = whole ? 0 : (items[0]?.start ?? margin) - margin;
  const below = whole ? 0 : virtual.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin);
  return (
    <>
      {edit &&
        narrow &&
        aside &&
        createPortal(
          <ActionIcon
            className={classes.choose}
            variant="default"
            size={36}
            aria-label={t('tasks.list.choose')}
            aria-pressed={choosing}
            onClick={() => choose(!choosing)}
          >
            <IconCheckbox size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>,
          aside,
        )}
      <table
        ref={list}
        {...held}
        aria-label={t('tasks.list.label')}
        aria-rowcount={rows.length + 1}
        className={classes.list}
        data-edit={edit || undefined}
        data-choosing={choosing || undefined}
      >
        <thead className={classes.columns}>
          <tr aria-rowindex={1}>
            {edit && <th scope="col">{t('tasks.list.columns.select')}</th>}
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name === 'title' ? t('tasks.list.columns.title') : t(`tasks.field.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ paddingTop: above, paddingBottom: Math.max(0, below) }}>
          {whole
            ? rows.map(draw)
            : items.map(({ index }) => {
                const row = rows[index];
                return row && draw(row, index);
              })}
        </tbody>
      </table>
      {(choosing || chosen.size > 0) && (
        <BulkBar ids={[...chosen]} all={all.size} onAll={selectAll} onClear={() => choose(false)} />
      )}
    </>
  );
}
