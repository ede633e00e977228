import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { zoneName } from '@pv/texts';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { momentOf, typedOf } from '../../../../ui/days.ts';
import { useOpenerFocus } from '../../../../ui/focus.ts';
import { DayInput } from '../../../../ui/form/DayInput.tsx';
import { parseDay, parseTime } from '../../../../ui/form/parse-day.ts';
import { browserZone } from '../../../../ui/zone/zone.ts';

/** A moment as two fields hold it: a day as YYYY-MM-DD, or what was typed instead, and a typed time. */
export interface Schedule {
  day: string | null;
  time: string;
}

/** What two fields say: a moment in UTC, or which of them does not and why. */
type Reading =
  | { at: string }
  | { at: null; field: 'day' | 'time'; wrong: 'empty' | 'unread' | 'past' };

/** So long it takes to choose and to send a moment. */
const SOON = 5 * 60_000;

/** The first full hour by the clock of the reader that is not before a moment: some zones are off by half an hour. */
function fullHour(moment: Date): Date {
  const hour = new Date(moment);
  hour.setMinutes(0, 0, 0);
  if (hour < moment) hour.setHours(hour.getHours() + 1);
  return hour;
}

/** The moment that is offered first, by the clock of the reader: the one that is planned, else the next full hour that is not here within minutes. */
export function firstOffer(planned: string | null, now: Date): Schedule {
  const moment = planned === null ? null : new Date(planned);
  const offered = moment && moment > now ? moment : fullHour(new Date(now.getTime() + SOON));
  const [day = '', time = ''] = typedOf(offered).split('T');
  return { day, time };
}

/** Reads day and time by the clock of the reader as a moment after `now`. */
export function readSchedule({ day, time }: Schedule, now: Date): Reading {
  if (!day) return { at: null, field: 'day', wrong: 'empty' };
  if (!parseDay(day)) return { at: null, field: 'day', wrong: 'unread' };
  const read = parseTime(time);
  if (!read) return { at: null, field: 'time', wrong: 'unread' };
  const at = momentOf(`${day}T${read}`);
  if (at && new Date(at) > now) return { at };
  const [today = ''] = typedOf(now).split('T');
  return { at: null, field: day < today ? 'day' : 'time', wrong: 'past' };
}

interface ScheduleDialogProps {
  /** What stands in the fields; its owner keeps it when the dialog is closed. */
  typed: Schedule;
  onTyped: (typed: Schedule) => void;
  busy: boolean;
  onClose: () => void;
  onChoose: (at: string) => void;
}

/** Asks when an article is to appear: a day and a time by the clock of the reader. */
export function ScheduleDialog({ typed, onTyped, busy, onClose, onChoose }: ScheduleDialogProps) {
  useOpenerFocus();
  const { t, locale } = useTexts();
  const ids = { day: useId(), time: useId() };
  /** Whether what lacks or is no time is said: not while it is still being typed. */
  const [told, setTold] = useState(false);
  const now = new Date();
  const read = readSchedule(typed, now);
  const words = {
    empty: t('fields.field_empty'),
    unread: t('desk.schedule.timeUnread'),
    past: t('publication.desk.scheduleLate'),
  };
  const errorAt = (field: 'day' | 'time') => {
    if (read.at !== null || read.field !== field) return null;
    // a day that is none is told of by its own field
    if (field === 'day' && read.wrong === 'unread') return null;
    return told || read.wrong === 'past' ? words[read.wrong] : null;
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (read.at === null) document.getElementById(ids[read.field])?.focus();
    else onChoose(read.at);
  }
  function leaveTime() {
    setTold(true);
    const time = parseTime(typed.time);
    if (time) onTyped({ ...typed, time });
  }
  const setDay = (day: string | null) => onTyped({ ...typed, day });

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('publication.desk.schedule')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Group align="start" wrap="nowrap">
          <DayInput
            id={ids.day}
            label={t('desk.schedule.day')}
            value={typed.day}
            minDate={typedOf(now).slice(0, 10)}
            error={errorAt('day')}
            onChange={setDay}
            onUnread={setDay}
          />
          <TextInput
            id={ids.time}
            label={t('desk.schedule.time')}
            placeholder={t('desk.schedule.timeFormat')}
            inputMode="numeric"
            autoComplete="off"
            w="8rem"
            flex="none"
            value={typed.time}
            error={errorAt('time')}
            onChange={(event) => {
              setTold(false);
              onTyped({ ...typed, time: event.currentTarget.value });
            }}
            onBlur={leaveTime}
          />
        </Group>
        <Text size="xs" c="dimmed" mt="xs">
          {t('desk.schedule.zone', {
            zone: zoneName(browserZone(), locale, new Date(read.at ?? now)),
          })}
        </Text>
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('publication.desk.scheduleButton')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
