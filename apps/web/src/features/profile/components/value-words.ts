import { EDUCATION_LEVELS, type ProfileField, type ProfileFields } from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import type { Locale, Translate } from '@pv/texts';
import { longDay } from '../../../ui/days.ts';
import { isUnread } from '../../../ui/form/parse-day.ts';
import { languagesText } from './languages-text.ts';

type Value = ProfileFields[ProfileField];

/** The language in which values are said. */
export interface ValueWords {
  t: Translate;
  locale: Locale;
}

/** A day in words; what is no day as it was typed. */
const dayWords = (day: string, locale: Locale): string =>
  isUnread(day) ? day : longDay(day, locale);

function listWords(list: Extract<Value, readonly unknown[]>, t: Translate): string {
  return list.map((one) => (typeof one === 'string' ? one : languagesText([one], t))).join(', ');
}

function textWords(field: ProfileField, text: string, { t, locale }: ValueWords): string {
  if (field === 'experience') return contentWords({ kind: 'content', content: text });
  const level = field === 'education_level' && EDUCATION_LEVELS.find((one) => one === text);
  if (level) return t(`profile.education.${level}`);
  return field === 'birth_date' ? dayWords(text, locale) : text;
}

/** A value of the profile as a person reads it: no codes, a day in words, an empty one named as such. */
export function valueWords(field: ProfileField, value: Value, words: ValueWords): string {
  const { t } = words;
  if (typeof value === 'boolean') return t(value ? 'profile.conflict.yes' : 'profile.conflict.no');
  if (!value || value.length === 0) return t('profile.conflict.nothing');
  return typeof value === 'string' ? textWords(field, value, words) : listWords(value, t);
}
