import { type ParameterName, type ParameterSource, PROFILE_PARAMETERS } from '@pv/gost';
import type { Locale, Translate } from '@pv/texts';

/** Values of choices that have a word; a dash is shown as it is. */
const WORDED = [
  'through',
  'section',
  'bottomCenter',
  'topCenter',
  'topRight',
  'indent',
  'center',
  'sentence',
  'capitals',
  'sections',
  'structural',
  'roman',
  'italic',
  'lower',
  'capital',
  'cyrillic',
  'latin',
  'digits',
] as const;

/** A choice as one reads it. */
export function choiceWord(value: string, t: Translate): string {
  const worded = WORDED.find((one) => one === value);
  return worded ? t(`formatting.choice.${worded}`) : value;
}

/** The value of a parameter with its unit, as one reads it. */
export function valueWord(
  name: ParameterName,
  value: string | number,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const parameter = PROFILE_PARAMETERS[name];
  if (parameter.kind === 'choice') return choiceWord(String(value), t);
  if (parameter.kind === 'words') return String(value);
  const number = Number(value).toLocaleString(locale);
  return parameter.unit === '' ? number : t(`formatting.unit.${parameter.unit}`, { value: number });
}

/** «ГОСТ 7.32-2017, 6.1.1»: where a value comes from. */
export function sourceWord({ level, document, clause }: ParameterSource, t: Translate): string {
  if (level === 'own') return t('formatting.source.own');
  if (level === 'taken') return t('formatting.source.taken', { name: document });
  return [document, clause].filter((part) => part !== '').join(', ');
}
