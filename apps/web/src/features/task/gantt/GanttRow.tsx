import type { TaskRow, Term } from '@pv/contract';
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ChartRow } from '../../../ui/timeline/ChartRow.tsx';
import { lengthOf } from '../../../ui/timeline/scale.ts';
import type { BarLook } from '../../../ui/timeline/TimeBar.tsx';
import type { RowPlace } from '../../../ui/timeline/TimeChart.tsx';
import { TermButton } from '../../project/public.ts';
import { daysLateOf, type Facts } from './facts.ts';
import classes from './Gantt.module.css';
import type { GanttRow as Row } from './rows.ts';
import { useRowWords } from './use-row-words.ts';

/** What can be done with a row; never anew while the chart is shown. */
interface GanttDeeds {
  onFold: (row: Row) => void;
  onOpen: (task: TaskRow) => void;
  onTerm: (row: Row, term: Term) => void;
  onAskTerm: (task: TaskRow) => void;
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

/** What stands above the labels of the rows. */
export function Corner() {
  const { t } = useTexts();
  return (
    <div className={classes.corner}>
      <span>{t('gantt.column.task')}</span>
      <span>{t('gantt.column.assignees')}</span>
      <span>{t('gantt.column.days')}</span>
    </div>
  );
}

function Label(
  props: { row: Row; term: Term; facts: Facts; active: boolean } & Pick<
    GanttDeeds,
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

interface GanttRowProps extends RowPlace {
  row: Row;
  facts: Facts;
  /** Days of tasks can be changed; those of stages by who may change their plans. */
  editable: boolean;
  deeds: GanttDeeds;
}

/** Whether a bar can be moved: what is gathered from parts has no days of its own. */
function isFree({ gathered, term, ...row }: Row, editable: boolean): boolean {
  const may = row.kind === 'task' ? editable : (row.stage?.can.edit_plan ?? false);
  return may && !(gathered && (term.starts_at || term.ends_at));
}

/** A stage or a task of the chart. */
export const GanttRow = memo(function GanttRow(props: GanttRowProps) {
  const { row, active, facts, editable, deeds, ...place } = props;
  const { t } = useTexts();
  const words = useRowWords();
  const task = row.kind === 'task' ? row.task : null;
  const stage = row.kind === 'stage' ? row.stage : null;
  const title = words.title(row);
  const stop = active ? 0 : -1;
  return (
    <ChartRow
      {...place}
      row={row}
      active={active}
      title={title}
      days={words.days}
      words={(term) => words.row({ ...row, term }, facts)}
      label={(term) => (
        <Label {...{ row, term, facts, active }} onFold={deeds.onFold} onOpen={deeds.onOpen} />
      )}
      look={lookOf(row, facts)}
      free={isFree(row, editable)}
      onTerm={(term) => deeds.onTerm(row, term)}
      task={task?.id}
      undated={
        stage?.can.edit_plan ? (
          <div className={classes.stageTerm}>
            <TermButton
              stage={stage}
              term={row.term}
              stop={stop}
              onTerm={(term) => deeds.onTerm(row, term)}
            />
          </div>
        ) : (
          task &&
          editable && (
            <button
              type="button"
              className={classes.setTerm}
              tabIndex={stop}
              aria-label={t('gantt.setTermNamed', { title })}
              onClick={() => deeds.onAskTerm(task)}
            >
              {t('gantt.setTerm')}
            </button>
          )
        )
      }
    />
  );
});
