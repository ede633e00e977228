import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ru';
import { CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker, type DatePickerProps, DatesProvider } from '@mantine/dates';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isUnread, isYearShort, parseDay, typedDay } from './parse-day.ts';

type Calendar = Pick<DatePickerProps, 'defaultLevel' | 'defaultDate' | 'minDate' | 'maxDate'>;

export interface DayInputProps
  extends Calendar,
    Pick<
      TextInputProps,
      'id' | 'description' | 'inputWrapperOrder' | 'error' | 'readOnly' | 'required' | 'onBlur'
    > {
  label: string;
  /** A day as YYYY-MM-DD, null, or, from `onUnread`, a text that is no day. */
  value: string | null;
  onChange: (day: string | null) => void;
  /**
   * Takes what was typed and is no day once the field is left, so that its owner knows that the field is
   * wrong and keeps the text. Left out, the field keeps it itself.
   */
  onUnread?: (typed: string) => void;
  /** A day that this field would take, as YYYY-MM-DD. */
  example?: string;
}

/**
 * A day of the calendar, typed or chosen: the value is YYYY-MM-DD or null, shown as 31.12.2026 or “31 Dec 2026”. What is no
 * day stays as it was typed, with the error under it; whether a day fits is for the owner to say. The
 * calendar starts on Monday and speaks the chosen language, and offers the days within its bounds.
 */
export function DayInput(props: DayInputProps) {
  const {
    label,
    value,
    onChange,
    onUnread,
    onBlur,
    error,
    example = '2026-12-31',
    ...rest
  } = props;
  const { defaultLevel, defaultDate, minDate, maxDate, ...input } = rest;
  const { t } = useTexts();
  /** What stands in the field while it is typed, and longer if it is no day. */
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const [typing, setTyping] = useState(false);
  const text = typed ?? typedDay(value, t);
  const unread = !typing && isUnread(text.trim()) ? text.trim() : null;
  const wrong = unread === null ? error : unreadWords(unread);
  const day = value === null || isUnread(value) ? null : value || null;

  function unreadWords(left: string) {
    const shown = typedDay(example, t);
    if (isYearShort(left)) return t('ui.day.shortYear', { example: shown });
    return t('ui.day.unread', { typed: left, example: shown });
  }

  function type(next: string) {
    setTyped(next);
    setTyping(true);
    setOpened(true);
    const read = parseDay(next);
    if (read || next.trim() === '') onChange(read);
  }

  function choose(chosen: string | null) {
    setTyped(null);
    setTyping(false);
    setOpened(false);
    onChange(chosen);
  }

  function leave() {
    setTyping(false);
    setOpened(false);
    if (typed === null) return;
    const left = typed.trim();
    if (!isUnread(left)) return setTyped(null);
    if (!onUnread) return;
    setTyped(null);
    onUnread(left);
  }
  // a dialog that is closed by Escape and a page that is left take the field away without leaving it
  const unmount = useRef(leave);
  useEffect(() => {
    unmount.current = leave;
  });
  useEffect(() => () => unmount.current(), []);

  function press({ key }: KeyboardEvent) {
    if (key === 'Escape') setOpened(false);
    // a form that is sent by Enter is not sent without what stands in the field
    if (key === 'Enter') leave();
  }

  return (
    <Popover
      opened={opened && !input.readOnly}
      onChange={setOpened}
      trapFocus={false}
      withRoles={false}
      // what is wrong stands under the field, where the calendar would cover it
      position={wrong ? 'top-start' : 'bottom-start'}
    >
      <Popover.Target>
        <TextInput
          {...input}
          label={label}
          error={wrong}
          placeholder={t('ui.day.format')}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setOpened(true)}
          onClick={() => setOpened(true)}
          onKeyDown={press}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
          rightSection={
            text &&
            !input.readOnly && (
              <CloseButton
                size="sm"
                aria-label={t('ui.day.clear', { label })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(null)}
              />
            )
          }
        />
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <DayCalendar
          {...{ defaultLevel, defaultDate, minDate, maxDate }}
          day={day}
          onChoose={choose}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The calendar of a day: it starts on Monday and speaks the chosen language. */
export function DayCalendar(
  props: Calendar & { day: string | null; onChoose: (day: string | null) => void },
) {
  const { day, onChoose, defaultDate, ...calendar } = props;
  const { t, locale } = useTexts();
  const shown = day ?? defaultDate;
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DatePicker
        {...calendar}
        // a day that is typed turns the calendar to its month
        key={day?.slice(0, 7)}
        {...(shown && { defaultDate: shown })}
        {...(day && { defaultLevel: 'month' as const })}
        __preventFocus
        allowDeselect
        value={day}
        onChange={onChoose}
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
    </DatesProvider>
  );
}
