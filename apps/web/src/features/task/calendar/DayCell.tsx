import { useDroppable } from '@dnd-kit/core';
import { IconFlag } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { longDay } from '../../../ui/days.ts';
import classes from './Calendar.module.css';
import { type ChipDeeds, TaskChip } from './TaskChip.tsx';
import type { DayContents } from './weeks.ts';

/** What can be done with a day. */
export interface DayDeeds extends ChipDeeds {
  onAdd: (day: string) => void;
  /** Shows all that is due on a day. */
  onMore: (day: string) => void;
  onLead: (event: KeyboardEvent, day: string) => void;
  onFocus: (day: string) => void;
}

interface DayCellProps {
  day: string;
  /** It lies beside the month that is shown. */
  beside: boolean;
  today: string;
  contents: DayContents | undefined;
  /** So many lines fit: stages and tasks. */
  room: number;
  active: boolean;
  editable: boolean;
  deeds: DayDeeds;
}

/** The ends of stages on a day. */
export function StageEnds({ stages }: Pick<DayContents, 'stages'>) {
  const { t } = useTexts();
  return stages.map(({ id, title }) => (
    <div key={id} className={classes.stage} title={title}>
      <IconFlag size={14} stroke={2} aria-hidden="true" />
      <span>{t('calendar.stageEnd', { title })}</span>
    </div>
  ));
}

/** A day with what is due on it; a click beside that adds a task. */
export function DayCell(props: DayCellProps) {
  const { day, beside, today, contents, room, active, editable, deeds } = props;
  const { t, locale } = useTexts();
  const drop = useDroppable({ id: day });
  const { stages = [], tasks = [] } = contents ?? {};
  const left = Math.max(0, room - stages.length);
  // the last line says how many there are besides
  const shown = tasks.length > left ? tasks.slice(0, Math.max(0, left - 1)) : tasks;
  const more = tasks.length - shown.length;
  const named = longDay(day, locale);
  const count = tasks.length;
  const words =
    count > 0 ? t('calendar.day', { day: named, count }) : t('calendar.emptyDay', { day: named });
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const own = event.target === event.currentTarget;
    if (own && editable && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return deeds.onAdd(day);
    }
    deeds.onLead(event, day);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as a calendar of equal rows
    <div
      ref={drop.setNodeRef}
      role="gridcell"
      className={classes.day}
      data-day={day}
      data-beside={beside || undefined}
      data-today={day === today || undefined}
      data-over={drop.isOver || undefined}
      tabIndex={active ? 0 : -1}
      aria-label={day === today ? `${words}, ${t('calendar.isToday')}` : words}
      onKeyDown={onKeyDown}
      onFocus={() => deeds.onFocus(day)}
      onClick={(event) => {
        if (event.target === event.currentTarget && editable) deeds.onAdd(day);
      }}
    >
      {editable ? (
        <button
          type="button"
          className={classes.date}
          tabIndex={-1}
          aria-label={t('calendar.add', { day: named })}
          title={t('calendar.add', { day: named })}
          onClick={() => deeds.onAdd(day)}
        >
          {Number(day.slice(8))}
        </button>
      ) : (
        <span className={classes.date}>{Number(day.slice(8))}</span>
      )}
      <StageEnds stages={stages} />
      {shown.map((task) => (
        <TaskChip key={task.id} {...{ task, today, editable, deeds }} stop={active} />
      ))}
      {more > 0 && (
        <button
          type="button"
          className={classes.more}
          tabIndex={active ? 0 : -1}
          aria-label={t('calendar.moreOn', { count: more, day: named })}
          onClick={() => deeds.onMore(day)}
        >
          {t('calendar.more', { count: more })}
        </button>
      )}
    </div>
  );
}
