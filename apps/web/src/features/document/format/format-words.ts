import { type ParameterName, type ParameterSource, PROFILE_PARAMETERS } from '@pv/gost';
import type { Locale, Translate } from '@pv/texts';

type Choice = Extract<
  (typeof PROFILE_PARAMETERS)[ParameterName],
  { kind: 'choice' }
>['values'][number];
type Dash = (typeof PROFILE_PARAMETERS)['captionDash']['values'][number];

const isDash = (value: Choice): value is Dash =>
  PROFILE_PARAMETERS.captionDash.values.some((dash) => dash === value);

/** A choice as one reads it; a dash is shown as it is. */
export const choiceWord = (value: Choice, t: Translate): string =>
  isDash(value) ? value : t(`formatting.choice.${value}`);

/** The value of a parameter with its unit, as one reads it. */
export function valueWord(
  name: ParameterName,
  value: string | number,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const parameter = PROFILE_PARAMETERS[name];
  if (parameter.kind === 'choice') return choiceWord(value as Choice, t);
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
