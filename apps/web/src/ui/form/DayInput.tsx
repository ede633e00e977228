import { DateInput, type DateInputProps } from '@mantine/dates';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { parseDay } from './parse-day.ts';

export interface DayInputProps
  extends Pick<
    DateInputProps,
    | 'id'
    | 'description'
    | 'inputWrapperOrder'
    | 'error'
    | 'readOnly'
    | 'defaultLevel'
    | 'defaultDate'
    | 'minDate'
    | 'maxDate'
    | 'onBlur'
  > {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
}

/**
 * A day of the calendar, typed or chosen: the value is YYYY-MM-DD or null, shown as 31.12.2026. The
 * language and the first day of the week come from the app. Cleared with the cross or by emptying it.
 */
export function DayInput(props: DayInputProps) {
  const { t } = useTexts();
  const [unread, setUnread] = useState('');
  return (
    <DateInput
      {...props}
      error={unread ? t('ui.day.unread', { typed: unread }) : props.error}
      onInput={() => setUnread('')}
      onChange={(day) => {
        setUnread('');
        props.onChange(day);
      }}
      onBlur={(event) => {
        // the field empties itself of what is no day: say so, with what was typed
        const typed = event.currentTarget.value.trim();
        setUnread(typed && !parseDay(typed) ? typed : '');
        props.onBlur?.(event);
      }}
      valueFormat="DD.MM.YYYY"
      dateParser={parseDay}
      clearable={!props.readOnly}
      clearButtonProps={{ 'aria-label': t('ui.day.clear', { label: props.label }) }}
      ariaLabels={{
        nextMonth: t('ui.day.nextMonth'),
        previousMonth: t('ui.day.previousMonth'),
        nextYear: t('ui.day.nextYear'),
        previousYear: t('ui.day.previousYear'),
        nextDecade: t('ui.day.nextDecade'),
        previousDecade: t('ui.day.previousDecade'),
        monthLevelControl: t('ui.day.chooseMonth'),
        yearLevelControl: t('ui.day.chooseYear'),
      }}
    />
  );
}
