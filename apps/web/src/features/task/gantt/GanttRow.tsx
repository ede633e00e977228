import type { TaskRow, Term } from '@pv/contract';
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useEffect } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { lengthOf, type Scale } from '../../../ui/timeline/scale.ts';
import { type BarLook, QuietBar } from '../../../ui/timeline/TimeBar.tsx';
import { TimeRow } from '../../../ui/timeline/TimeCanvas.tsx';
import { useBarDrag } from '../../../ui/timeline/use-bar-drag.ts';
import { daysLateOf, type Facts } from './facts.ts';
import classes from './Gantt.module.css';
import type { GanttRow as Row } from './rows.ts';
import { type RowWords, useRowWords } from './use-row-words.ts';

/** What can be done with a row; never anew while the chart is shown. */
export interface RowDeeds {
  /** A key that leads elsewhere; tells whether it did. */
  onKey: (event: KeyboardEvent, row: Row) => boolean;
  onFocus: (row: Row) => void;
  onFold: (row: Row) => void;
  onOpen: (task: TaskRow) => void;
  onTerm: (task: TaskRow, term: Term) => void;
  onAskTerm: (task: TaskRow) => void;
  /** The days under a drag; null once they are let go. */
  onDrag: (id: string, term: Term | null) => void;
  say: (words: string) => void;
}

/** How the bar of a row looks. */
export function lookOf(row: Row, facts: Facts): BarLook {
  if (row.kind === 'stage') return { group: 'none', shape: row.gathered ? 'gathered' : 'stage' };
  const { task, term, gathered } = row;
  const late = daysLateOf(task, facts.today) > 0;
  const open = task.status === 'todo' ? 'neutral' : 'progress';
  const started = task.status === 'review' ? 'review' : open;
  const point = term.starts_at === null && term.ends_at !== null;
  return {
    group: task.done ? 'completed' : late ? 'revision' : started,
    ...((gathered || point) && { shape: gathered ? ('gathered' as const) : ('point' as const) }),
    done: task.done,
    critical: facts.critical.has(task.id),
  };
}

function Label(
  props: { row: Row; term: Term; facts: Facts; active: boolean } & Pick<
    RowDeeds,
    'onFold' | 'onOpen'
  >,
) {
  const { row, term, facts, active, onFold, onOpen } = props;
  const { t } = useTexts();
  const stop = active ? 0 : -1;
  const task = row.kind === 'task' ? row.task : null;
  const title = task?.title ?? (row.kind === 'stage' && row.stage?.title) ?? '';
  const name = title || t('gantt.show.noStage');
  const Chevron = row.folded ? IconChevronRight : IconChevronDown;
  const late = task ? daysLateOf(task, facts.today) : 0;
  const broken = task && facts.broken.has(task.id);
  const days = lengthOf(term);
  const names = (task?.assignees ?? []).map((person) => person.name).join(', ');
  return (
    <div className={classes.label} data-level={row.level} data-done={task?.done || undefined}>
      {row.parts > 0 ? (
        <button
          type="button"
          className={classes.fold}
          tabIndex={stop}
          aria-label={
            row.folded ? t('gantt.unfold', { title: name }) : t('gantt.fold', { title: name })
          }
          onClick={() => onFold(row)}
        >
          <Chevron size={16} stroke={1.8} aria-hidden="true" />
        </button>
      ) : (
        <span className={classes.noFold} />
      )}
      <span className={classes.number}>
        {task?.number ?? (row.kind === 'stage' && row.stage?.number)}
      </span>
      {task ? (
        <button
          type="button"
          className={classes.title}
          tabIndex={stop}
          title={name}
          aria-label={t('gantt.open', { number: task.number, title: name })}
          onClick={() => onOpen(task)}
        >
          {name}
        </button>
      ) : (
        <span className={classes.title} title={name}>
          {name}
        </span>
      )}
      {(late > 0 || broken) && (
        <IconAlertTriangle className={classes.warning} size={16} stroke={1.8} aria-hidden="true" />
      )}
      <span className={classes.assignees} title={names}>
        {names}
      </span>
      <span className={classes.days}>{days || ''}</span>
    </div>
  );
}

const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface GanttRowProps {
  row: Row;
  /** Where it stands, px from the first row, and its number counted from 1. */
  top: number;
  number: number;
  /** It is the row that the keys are on. */
  active: boolean;
  scale: Scale;
  facts: Facts;
  /** Days of tasks can be changed. */
  editable: boolean;
  deeds: RowDeeds;
}

function useRow(props: GanttRowProps, words: RowWords) {
  const { row, scale, editable, deeds } = props;
  const { t } = useTexts();
  const task = row.kind === 'task' ? row.task : null;
  const own = { starts_at: task?.starts_at ?? null, ends_at: task?.due_at ?? null };
  const free = editable && task !== null && !row.gathered;
  const drag = useBarDrag(own, scale.days, (term) => task && deeds.onTerm(task, term));
  const { id } = row;
  const shown = drag.dragging ? drag.shown : null;
  const [from, to] = [shown?.starts_at ?? null, shown?.ends_at ?? null];
  const { onDrag } = deeds;
  useEffect(() => {
    if (from === null && to === null) return;
    onDrag(id, { starts_at: from, ends_at: to });
    return () => onDrag(id, null);
  }, [id, from, to, onDrag]);

  function moveByKey(event: KeyboardEvent, days: number) {
    event.preventDefault();
    if (!free || !task) return deeds.say(t('gantt.cannot', { title: words.title(row) }));
    if (!own.starts_at && !own.ends_at) {
      return deeds.say(t('gantt.undated', { title: words.title(row) }));
    }
    deeds.say(words.moved(row, drag.step(event.shiftKey ? 'end' : 'whole', days)));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const side = event.altKey && !event.ctrlKey && !event.metaKey ? SIDES[event.key] : undefined;
    if (side !== undefined) return moveByKey(event, side);
    if (event.key === 'Escape' && drag.dragging) {
      event.stopPropagation();
      deeds.say(words.moved(row, own));
      return drag.cancel();
    }
    // what the keys have moved is given before they lead elsewhere
    if (event.target === event.currentTarget && deeds.onKey(event, row)) drag.rest();
  }
  return { task, free, drag, onKeyDown };
}

/** A stage or a task of the chart. The keys are on the row itself: what they do is told in words. */
export const GanttRow = memo(function GanttRow(props: GanttRowProps) {
  const { row, top, number, active, scale, facts, deeds } = props;
  const { t } = useTexts();
  const words = useRowWords();
  const { task, free, drag, onKeyDown } = useRow(props, words);
  const term = drag.dragging ? drag.shown : row.term;
  const undated = !row.term.starts_at && !row.term.ends_at;
  return (
    <TimeRow
      tag="div"
      role="row"
      className={classes.row}
      data-row={row.id}
      data-task={task?.id}
      data-task-title={task ? true : undefined}
      data-level={row.level}
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={active ? 0 : -1}
      aria-rowindex={number}
      aria-level={row.level}
      aria-expanded={row.parts > 0 ? !row.folded : undefined}
      aria-label={words.row({ ...row, term }, facts)}
      onKeyDown={onKeyDown}
      onBlur={drag.rest}
      onFocus={() => deeds.onFocus(row)}
      label={
        <Label {...{ row, term, facts, active }} onFold={deeds.onFold} onOpen={deeds.onOpen} />
      }
    >
      {undated ? (
        task &&
        props.editable && (
          <button
            type="button"
            className={classes.setTerm}
            tabIndex={active ? 0 : -1}
            aria-label={t('gantt.setTermNamed', { title: words.title(row) })}
            onClick={() => deeds.onAskTerm(task)}
          >
            {t('gantt.setTerm')}
          </button>
        )
      ) : (
        <QuietBar
          term={term}
          scale={scale}
          look={lookOf(row, facts)}
          drag={free ? drag : undefined}
        />
      )}
    </TimeRow>
  );
});
