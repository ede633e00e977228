import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { longDay } from '../../../ui/days.ts';
import classes from './Calendar.module.css';
import { type DayDeeds, StageEnds } from './DayCell.tsx';
import { TaskChip } from './TaskChip.tsx';
import type { DayContents } from './weeks.ts';

interface AgendaDayProps {
  today: string;
  contents: DayContents | undefined;
  editable: boolean;
  deeds: Pick<DayDeeds, 'onAdd' | 'onOpen' | 'onMove' | 'onChoose' | 'onKey'>;
}

/** All that is due on a day, one below the other. */
export function AgendaDay({ today, contents, editable, deeds }: AgendaDayProps) {
  const { stages = [], tasks = [] } = contents ?? {};
  return (
    <>
      <StageEnds stages={stages} />
      {tasks.map((task) => (
        <TaskChip key={task.id} {...{ task, today, editable, deeds }} stop listed />
      ))}
    </>
  );
}

/** The days of a month that have something, and today, one below the other: for a narrow screen. */
export function Agenda(
  props: Omit<AgendaDayProps, 'contents'> & {
    days: readonly string[];
    contents: ReadonlyMap<string, DayContents>;
  },
) {
  const { days, contents, ...rest } = props;
  const { today, editable, deeds } = rest;
  const { t, locale } = useTexts();
  const shown = days.filter((day) => day === today || contents.has(day));
  if (shown.length === 0) return <p className={classes.hint}>{t('calendar.nothing')}</p>;
  return (
    <ul className={classes.agenda} aria-label={t('calendar.label')}>
      {shown.map((day) => (
        <li key={day} data-today={day === today || undefined}>
          <div className={classes.agendaHead}>
            <h3>
              {longDay(day, locale)}
              {day === today && `, ${t('calendar.isToday')}`}
            </h3>
            {editable && (
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={t('calendar.add', { day: longDay(day, locale) })}
                onClick={() => deeds.onAdd(day)}
              >
                <IconPlus size={18} stroke={1.8} aria-hidden="true" />
              </ActionIcon>
            )}
          </div>
          <AgendaDay contents={contents.get(day)} {...rest} />
        </li>
      ))}
    </ul>
  );
}
