import {
  type CategoryId,
  categoryOf,
  type EventKind,
  eventOf,
  FIRST_TASK_STATUSES,
  type LogChange,
  type LogEntry,
  type LogField,
  type LogValueKind,
  logValueKind,
  type RoleId,
  roleOf,
} from '@pv/contract';
import { dayFormat, type TextParams, type Translate } from '@pv/texts';
import dayjs from 'dayjs';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { browserName } from '../../../ui/browser-name.ts';
import { dayText, minuteText } from '../../../ui/days.ts';

/** Texts by keys that the compiler knows, and by keys that are known only at run time. */
export interface Speech {
  t: Translate;
  dynamic: (key: string, params?: TextParams) => string;
}

/** How each kind of value is written. */
const VALUE: Readonly<Record<LogValueKind, (value: string, speech: Speech) => string>> = {
  text: (value) => value,
  number: (value) => value,
  date: (value, { t }) => dayText(value, t),
  status: (value, { dynamic }) => dynamic(`approval.status.${value}`),
  task_status: (value, { t }) => {
    const first = FIRST_TASK_STATUSES.find((id) => id === value);
    // one that the project has named itself stands by that name
    return first ? t(`tasks.status.${first}`) : value;
  },
  priority: (value, { dynamic }) => dynamic(`tasks.priority.${value}`),
  completion: (value, { t, dynamic }) =>
    value === 'none' ? t('log.value.inWork') : dynamic(`approval.status.${value}`),
  role: (value, { t }) => t(`roles.${roleOf(value as RoleId)}`),
  category: (value, { t }) => t(`projects.category.${categoryOf(value as CategoryId)}`),
  education: (value, { dynamic }) => dynamic(`profile.education.${value}`),
  markup: (value, { dynamic }) => dynamic(`log.value.markup.${value}`),
  readers: (value, { dynamic }) => dynamic(`log.value.readers.${value}`),
  flag: (value, { t }) => t(value === 'true' ? 'log.value.yes' : 'log.value.no'),
};

/** A value of a field in words; null is an empty place. */
export function valueWords(field: LogField, value: string | null, speech: Speech): string {
  if (value === null) return speech.t('log.value.nothing');
  return VALUE[logValueKind(field)](value, speech);
}

type Details = LogEntry['details'];
type Words = string | false | null | undefined;

/** The stage that an entry is about; the start and the finish have no number. */
function stageWords({ stage }: LogEntry, { t }: Speech): string | null {
  if (!stage) return null;
  const { number, title } = stage;
  return number === null
    ? t('log.place.other', { title })
    : t('log.place.stage', { number, title });
}

function placeWords(entry: LogEntry, speech: Speech): Words {
  const { t } = speech;
  const { section } = entry;
  const named = entry.details.title && t('log.value.quoted', { text: entry.details.title });
  const stage = stageWords(entry, speech) ?? (named || t('log.place.noStage'));
  if (section === 'project') return t('log.place.project');
  if (section === 'final') return t('log.place.final');
  if (section) return t(`log.place.${section}`, { stage });
  return stageWords(entry, speech);
}

function titleWords({ stage, section, details }: LogEntry, { t }: Speech): Words {
  // the name of the stage itself stands there already
  if (!details.title || section || details.title === stage?.title) return null;
  return t('log.value.quoted', { text: details.title });
}

function peopleWords({ person, email, role_id, way }: Details, { t }: Speech): Words[] {
  return [
    person,
    email,
    role_id && t(`roles.${roleOf(role_id)}`).toLowerCase(),
    way && t(`log.way.${way}`),
  ];
}

function fileWords({ format, moment, agent }: Details, { t }: Speech): Words[] {
  return [format?.toUpperCase(), moment && minuteText(moment, t), agent && browserName(agent)];
}

/** What has happened: the name of the event. A kind without a text does not compile. */
export function eventWords(kind: EventKind, { t }: Speech): string {
  return t(`log.event.${kind}`);
}

/** What it has happened to: where in the project, with what, with whom. Empty where nothing is told. */
export function aboutWords(entry: LogEntry, speech: Speech): string {
  const { details } = entry;
  return [
    placeWords(entry, speech),
    details.slot && speech.t(`files.slot.${details.slot}`).toLowerCase(),
    titleWords(entry, speech),
    details.version && speech.t('files.version', { version: details.version }),
    ...(RESETS.has(eventOf(entry.event_uuid)) ? [] : peopleWords(details, speech)),
    ...fileWords(details, speech),
  ]
    .filter(Boolean)
    .join(', ');
}

const RESETS: ReadonlySet<EventKind> = new Set(['approval_reset', 'approval_moved']);

/** Whose coming or going has moved an approval. */
function resetWords(kind: EventKind, { person, role_id, cause }: Details, t: Translate): Words {
  if (!RESETS.has(kind) || !person || !role_id || !cause) return null;
  return t(`log.cause.${cause}`, { person, role: t(`roles.${roleOf(role_id)}`).toLowerCase() });
}

/** Why it has happened: by which rule, for what reason, with which remarks. One line each. */
export function whyWords({ event_uuid, details }: LogEntry, { t }: Speech): string[] {
  const { rule, reason, text } = details;
  const kind = eventOf(event_uuid);
  const returned = kind === 'section_returned' || kind === 'section_passed_down';
  return [
    text,
    resetWords(kind, details, t),
    rule && t(`log.rule.${rule}`),
    reason && t(returned ? 'log.remarks' : 'log.reason', { text: reason }),
  ].filter((line): line is string => Boolean(line));
}

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
