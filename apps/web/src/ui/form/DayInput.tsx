import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';
import { parseDay } from './parse-day.ts';

/**
 * A day of the calendar, typed or chosen: the value is YYYY-MM-DD or null, shown as 31.12.2026. The
 * language and the first day of the week come from the app. Cleared with the cross or by emptying it.
 */
export function DayInput(props: {
  label: string;
  value: string | null;
  error?: ReactNode;
  readOnly?: boolean;
  onChange: (day: string | null) => void;
  onBlur?: () => void;
}) {
  return (
    <DateInput
      {...props}
      valueFormat="DD.MM.YYYY"
      dateParser={parseDay}
      clearable={!props.readOnly}
    />
  );
}
