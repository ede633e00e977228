import {
  type CategoryId,
  categoryOf,
  type LogField,
  type LogValueKind,
  logValueKind,
  type RoleId,
  roleOf,
} from '@pv/contract';
import type { TextParams, Translate } from '@pv/texts';
import { dayText } from '../../../ui/days.ts';

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
  completion: (value, { t, dynamic }) =>
    value === 'none' ? t('log.value.inWork') : dynamic(`approval.status.${value}`),
  role: (value, { t }) => t(`roles.${roleOf(value as RoleId)}`),
  category: (value, { t }) => t(`projects.category.${categoryOf(value as CategoryId)}`),
  education: (value, { dynamic }) => dynamic(`profile.education.${value}`),
  markup: (value, { dynamic }) => dynamic(`log.value.markup.${value}`),
  flag: (value, { t }) => t(value === 'true' ? 'log.value.yes' : 'log.value.no'),
};

/** A value of a field in words; null is an empty place. */
export function valueWords(field: LogField, value: string | null, speech: Speech): string {
  if (value === null) return speech.t('log.value.nothing');
  return VALUE[logValueKind(field)](value, speech);
}
