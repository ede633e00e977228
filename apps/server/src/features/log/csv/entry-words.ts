import {
  type CategoryId,
  categoryOf,
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
import { translate, translateDynamic } from '@pv/texts';
import type { Locale } from '../../../context.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A status that the project has named itself stands by that name. */
function taskStatusWords(value: string, locale: Locale): string {
  const first = FIRST_TASK_STATUSES.find((id) => id === value);
  return first ? translate(locale, `tasks.status.${first}`) : value;
}

/** How each kind of value is written. */
const VALUE: Readonly<Record<LogValueKind, (value: string, locale: Locale) => string>> = {
  text: (value) => value,
  number: (value) => value,
  date: (value) => value.replace(DAY, '$3.$2.$1'),
  status: (value, locale) => translateDynamic(locale, `approval.status.${value}`),
  task_status: (value, locale) => taskStatusWords(value, locale),
  priority: (value, locale) => translateDynamic(locale, `tasks.priority.${value}`),
  completion: (value, locale) =>
    value === 'none'
      ? translate(locale, 'log.value.inWork')
      : translateDynamic(locale, `approval.status.${value}`),
  role: (value, locale) => translate(locale, `roles.${roleOf(value as RoleId)}`),
  category: (value, locale) =>
    translate(locale, `projects.category.${categoryOf(value as CategoryId)}`),
  education: (value, locale) => translateDynamic(locale, `profile.education.${value}`),
  markup: (value, locale) => translateDynamic(locale, `log.value.markup.${value}`),
  readers: (value, locale) => translateDynamic(locale, `log.value.readers.${value}`),
  flag: (value, locale) => translate(locale, value === 'true' ? 'log.value.yes' : 'log.value.no'),
};

function fieldName(entry: LogEntry, field: LogField, locale: Locale): string {
  const noun = eventOf(entry.event_uuid) === 'profile_changed' ? 'profile' : 'log';
  return translateDynamic(locale, `${noun}.field.${field}`);
}

function valueWords(field: LogField, value: string | null, locale: Locale): string {
  if (value === null) return translate(locale, 'log.value.nothing');
  return VALUE[logValueKind(field)](value, locale);
}

/** «Цель: было → стало». */
export function changeWords(entry: LogEntry, change: LogChange, locale: Locale): string {
  const between = translate(locale, 'log.value.between', {
    before: valueWords(change.field, change.before, locale),
    after: valueWords(change.field, change.after, locale),
  });
  return `${fieldName(entry, change.field, locale)}: ${between}`;
}

/** Which stage, by its number and title. */
function stageWords({ stage }: LogEntry, locale: Locale): string {
  if (!stage) return '';
  const { number, title } = stage;
  if (number === null) return translate(locale, 'log.place.other', { title });
  return translate(locale, 'log.place.stage', { number, title });
}

/** The name of a thing, unless it is that of the stage that stands there already. */
function titleWords({ stage, section, details: { title } }: LogEntry, locale: Locale): string {
  if (!title || title === stage?.title || (stage && section)) return '';
  return translate(locale, 'log.value.quoted', { text: title });
}

/** What the event is about: the place in the project, and whatever else it tells. */
export function detailWords(entry: LogEntry, locale: Locale): string {
  const { person, email, role_id, way, rule, reason, text, format, agent, moment, slot, version } =
    entry.details;
  const stage = stageWords(entry, locale);
  const section = entry.section && translate(locale, `approval.section.${entry.section}`);
  const parts = [
    section,
    stage,
    slot && translate(locale, `files.slot.${slot}`),
    titleWords(entry, locale),
    version && translate(locale, 'files.version', { version }),
    person,
    email,
    role_id && translate(locale, `roles.${roleOf(role_id)}`),
    way && translate(locale, `log.way.${way}`),
    rule && translate(locale, `log.rule.${rule}`),
    reason && translate(locale, 'log.reason', { text: reason }),
    text,
    format?.toUpperCase(),
    moment,
    agent,
  ];
  return parts.filter(Boolean).join(', ');
}
