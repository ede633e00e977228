import { Button, TextInput } from '@mantine/core';
import { addDays } from '@pv/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayCalendar } from '../../../ui/form/DayInput.tsx';
import { isUnread, parseDay, typedDay } from '../../../ui/form/parse-day.ts';
import classes from './Picker.module.css';

interface DayPickProps {
  label: string;
  value: string | null;
  /** There is a day to take away, also where several tasks have different ones. */
  given: boolean;
  today: string;
  /** What is wrong with a day, in words; it is not chosen then. */
  wrong: (day: string | null) => string | null;
  onChoose: (day: string | null) => void;
}

const YEARLESS = /^(\d{1,2})([./-])(\d{1,2})$/;

/** A day without its year is the next one of that name: 8.12 in November is that of this year. */
export function withYear(typed: string, today: string): string {
  const [, day = '', between = '', month = ''] = YEARLESS.exec(typed) ?? [];
  const year = Number(today.slice(0, 4));
  const inYear = (of: number) => `${day}${between}${month}${between}${of}`;
  if (day === '') return typed;
  const passed = (parseDay(inYear(year)) ?? today) < today;
  return inYear(passed ? year + 1 : year);
}

/** A day that is typed, chosen in a calendar or named by a word; Enter takes what was typed. */
export function DayPick({ label, value, given, today, wrong, onChoose }: DayPickProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(() => typedDay(value, t));
  const [error, setError] = useState<string | null>(null);
  const id = useId();

  function choose(day: string | null) {
    const said = wrong(day);
    setError(said);
    if (!said) onChoose(day);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    const text = withYear(typed.trim(), today);
    if (isUnread(text)) {
      setError(t('ui.day.unread', { typed: text, example: typedDay('2026-12-31', t) }));
      return;
    }
    choose(parseDay(text));
  }
  const quick = [
    { day: today, label: t('tasks.pick.today') },
    { day: addDays(today, 1), label: t('tasks.pick.tomorrow') },
    { day: addDays(today, 7), label: t('tasks.pick.nextWeek') },
  ];
  return (
    <>
      <TextInput
        aria-label={label}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error !== null || undefined}
        placeholder={t('ui.day.format')}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
      />
      {error && (
        <p className={classes.error} role="alert" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className={classes.quick}>
        {quick.map((one) => (
          <Button
            key={one.label}
            size="compact-xs"
            variant="default"
            onClick={() => choose(one.day)}
          >
            {one.label}
          </Button>
        ))}
        {given && (
          <Button size="compact-xs" variant="subtle" onClick={() => choose(null)}>
            {t('tasks.pick.clear')}
          </Button>
        )}
      </div>
      <DayCalendar
        day={parseDay(typed) ?? value}
        defaultLevel="month"
        defaultDate={value ?? today}
        onChoose={choose}
      />
    </>
  );
}
