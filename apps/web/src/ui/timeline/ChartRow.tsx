import type { Term } from '@pv/contract';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { ChartRow as Row } from './rows.ts';
import { type BarLook, TimeBar } from './TimeBar.tsx';
import { TimeRow } from './TimeCanvas.tsx';
import classes from './TimeChart.module.css';
import type { RowPlace } from './TimeChart.tsx';
import { useBarDrag } from './use-bar-drag.ts';

/** By how many days an arrow moves a bar. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

interface ChartRowProps extends RowPlace {
  row: Row;
  /** What it is called. */
  title: string;
  /** Days in words. */
  days: (term: Term) => string;
  /** All that it shows in words, while it has these days. */
  words: (term: Term) => string;
  /** What stands at its left, while it has these days. */
  label: (term: Term) => ReactNode;
  look: BarLook;
  /** Its days can be changed. */
  free: boolean;
  onTerm: (term: Term) => void;
  /** What stands in place of the bar while it has no days. */
  undated?: ReactNode;
  /** The task that it shows, for what opens tasks by keys and menus. */
  task?: string | undefined;
}

function useRow({ row, title, days, free, onTerm, scale, tell }: ChartRowProps) {
  const { t } = useTexts();
  const { id, term } = row;
  const drag = useBarDrag(term, scale.days, onTerm);
  const shown = drag.dragging ? drag.shown : null;
  const [from, to] = [shown?.starts_at ?? null, shown?.ends_at ?? null];
  const { onDrag } = tell;
  useEffect(() => {
    if (from === null && to === null) return;
    onDrag(id, { starts_at: from, ends_at: to });
    return () => onDrag(id, null);
  }, [id, from, to, onDrag]);

  const sayMoved = (moved: Term) => tell.say(`${title}: ${days(moved)}`);
  function moveByKey(event: KeyboardEvent, by: number) {
    // Alt with an arrow to the left leads back to whoever moves nothing
    if (!free) return tell.say(t('gantt.cannot', { title }));
    event.preventDefault();
    if (!term.starts_at && !term.ends_at) return tell.say(t('gantt.undated', { title }));
    sayMoved(drag.step(event.shiftKey ? 'end' : 'whole', by));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // a dialog that was opened from here has keys of its own
    if (!event.currentTarget.contains(event.target as Node)) return;
    const step = event.altKey && !event.ctrlKey && !event.metaKey ? STEPS[event.key] : undefined;
    if (step !== undefined) return moveByKey(event, step);
    if (event.key === 'Escape' && drag.dragging) {
      event.stopPropagation();
      sayMoved(term);
      return drag.cancel();
    }
    // what the keys have moved is given before they lead elsewhere
    if (event.target === event.currentTarget && tell.onKey(event, id)) drag.rest();
  }
  return { drag, onKeyDown };
}

/** A row of a chart with its bar. The keys are on the row itself: what they do is told in words. */
export function ChartRow(props: ChartRowProps) {
  const { row, top, number, active, scale, tell, free, task } = props;
  const { drag, onKeyDown } = useRow(props);
  const term = drag.shown;
  return (
    <TimeRow
      role="row"
      className={classes.row}
      data-row={row.id}
      data-task={task}
      data-task-title={task ? true : undefined}
      data-level={row.level}
      style={top === null ? undefined : { transform: `translateY(${top}px)` }}
      tabIndex={active ? 0 : -1}
      aria-rowindex={number}
      aria-level={row.level}
      aria-expanded={row.parts > 0 ? !row.folded : undefined}
      aria-label={props.words(term)}
      onKeyDown={onKeyDown}
      onBlur={drag.rest}
      onFocus={() => tell.onFocus(row.id)}
      label={props.label(term)}
    >
      {!row.term.starts_at && !row.term.ends_at ? (
        props.undated
      ) : (
        <TimeBar term={term} scale={scale} look={props.look} drag={free ? drag : undefined} />
      )}
    </TimeRow>
  );
}
