import { dayFormat } from '@pv/texts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Calendar.module.css';
import type { Span } from './CalendarTools.tsx';
import { DayCell, type DayDeeds } from './DayCell.tsx';
import { type DayContents, monthWeeks, weekOf } from './weeks.ts';

/** So many lines a day of a month has room for, and one of a week. */
const ROOM: Readonly<Record<Span, number>> = { month: 4, week: 24 };

/** The names of the days above the weeks. */
function Weekdays({ week }: { week: readonly string[] }) {
  const { locale } = useTexts();
  const short = dayFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = dayFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as a calendar of equal rows
    // biome-ignore lint/a11y/useFocusableInteractive: the days under it have the focus
    <div role="row" className={classes.week} data-head>
      {week.map((day) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={day}
          role="columnheader"
          className={classes.weekday}
          aria-label={long.format(new Date(day))}
        >
          {short.format(new Date(day))}
        </div>
      ))}
    </div>
  );
}

/** The weeks of a month, or one of them, from Monday. */
export function CalendarGrid(props: {
  span: Span;
  /** The day that has the keys. */
  cursor: string;
  today: string;
  contents: ReadonlyMap<string, DayContents>;
  editable: boolean;
  deeds: DayDeeds;
}) {
  const { span, cursor, today, contents, editable, deeds } = props;
  const { t } = useTexts();
  const weeks = span === 'month' ? monthWeeks(cursor) : [weekOf(cursor)];
  const month = cursor.slice(0, 7);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as a calendar of equal rows
    <div role="grid" className={classes.grid} data-span={span} aria-label={t('calendar.label')}>
      <Weekdays week={weekOf(cursor)} />
      {weeks.map((week) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its days have the focus
        <div key={week[0]} role="row" className={classes.week}>
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              beside={span === 'month' && !day.startsWith(month)}
              today={today}
              contents={contents.get(day)}
              room={ROOM[span]}
              active={day === cursor}
              editable={editable}
              deeds={deeds}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
