import { type EventKind, eventOf, type LogChange, type LogEntry } from '@pv/contract';
import { dayFormat } from '@pv/texts';
import dayjs from 'dayjs';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { minuteText } from '../../../ui/days.ts';
import { aboutWords, eventWords, whyWords } from './entry-words.ts';
import { valueWords } from './value-words.ts';

/** The log in the words of the chosen language. */
export function useLogWords() {
  const { t, dynamic, locale } = useTexts();
  const speech = { t, dynamic };
  const now = dayjs();
  const weekday = (day: string): string => {
    const date = dayjs(day);
    const year = date.year() === now.year() ? {} : ({ year: 'numeric' } as const);
    const format = { weekday: 'long', day: 'numeric', month: 'long', ...year } as const;
    return dayFormat(locale, format).format(date.toDate());
  };
  return {
    event: (kind: EventKind) => eventWords(kind, speech),
    title: (entry: LogEntry) => eventWords(eventOf(entry.event_uuid), speech),
    about: (entry: LogEntry) => aboutWords(entry, speech),
    why: (entry: LogEntry) => whyWords(entry, speech),
    actor: ({ name }: LogEntry['actor']) => name || t('log.itself'),
    field: ({ event_uuid }: Pick<LogEntry, 'event_uuid'>, { field }: LogChange) => {
      const noun = eventOf(event_uuid) === 'profile_changed' ? 'profile' : 'log';
      return dynamic(`${noun}.field.${field}`);
    },
    value: (field: LogChange['field'], value: string | null) => valueWords(field, value, speech),
    /** «Сегодня», «Вчера», else the day with its weekday; the year where it is another one. */
    day: (day: string) => {
      if (day === now.format('YYYY-MM-DD')) return t('log.today');
      if (day === now.subtract(1, 'day').format('YYYY-MM-DD')) return t('log.yesterday');
      return weekday(day);
    },
    time: (moment: string) => dayjs(moment).format('HH:mm'),
    moment: (moment: string) => minuteText(moment, t),
  };
}
