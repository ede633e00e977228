import { EDUCATION_LEVELS, type ProfileField, type ProfileFields } from '@pv/contract';
import type { Locale, Translate } from '@pv/texts';

type Value = ProfileFields[ProfileField];

/** The language in which values are said. */
export interface ValueWords {
  t: Translate;
  locale: Locale;
}

function dayWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function listWords(list: Extract<Value, readonly unknown[]>, t: Translate): string {
  const words = list.map((one) => {
    if (typeof one === 'string') return one;
    const level = one.level === 'native' ? t('profile.language.native') : one.level.toUpperCase();
    return `${one.name} (${level})`;
  });
  return words.join(', ');
}

function textWords(field: ProfileField, text: string, { t, locale }: ValueWords): string {
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
