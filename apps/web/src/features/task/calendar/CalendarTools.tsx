import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { dayFormat } from '@pv/texts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Calendar.module.css';

const SPANS = ['month', 'week'] as const;
export type Span = (typeof SPANS)[number];

/** Goes through the calendar, and says which month is shown. */
export function CalendarTools(props: {
  /** A day of what is shown. */
  day: string;
  /** Left out where there is nothing to choose. */
  span: Span | null;
  onSpan: (span: Span) => void;
  /** One month or week back or on. */
  onTurn: (by: 1 | -1) => void;
  onToday: () => void;
}) {
  const { day, span, onSpan, onTurn, onToday } = props;
  const { t, locale } = useTexts();
  const month = dayFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className={classes.tools}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('calendar.before')}
        onClick={() => onTurn(-1)}
      >
        <IconChevronLeft size={18} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('calendar.after')}
        onClick={() => onTurn(1)}
      >
        <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <Button variant="default" size="sm" onClick={onToday}>
        {t('calendar.today')}
      </Button>
      <h2 className={classes.month} aria-live="polite">
        {month.format(new Date(day)).replace(/ г\.$/, '')}
      </h2>
      {span && (
        <SegmentedControl
          size="sm"
          aria-label={t('calendar.view.label')}
          data={SPANS.map((value) => ({ value, label: t(`calendar.view.${value}`) }))}
          value={span}
          onChange={onSpan}
        />
      )}
    </div>
  );
}
