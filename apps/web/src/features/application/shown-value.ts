import { type ApplicationField, amountOf, answerDay } from '@pv/contract';
import type { Translate } from '@pv/texts';
import { dayText } from '../../ui/days.ts';

/** An amount as the reader's language writes it. */
export const amountText = (amount: number, locale: string): string =>
  amount.toLocaleString(locale === 'ru' ? 'ru-RU' : 'en-GB');

/** A single text of a field in words: a day by its calendar, an amount in groups; anything else as it is. */
export function shownText(
  { kind, text }: { kind: ApplicationField['kind']; text: string },
  { t, locale }: { t: Translate; locale: string },
): string {
  const day = kind === 'date' ? answerDay(text) : null;
  if (day) return dayText(day, t);
  const amount = kind === 'money' ? amountOf(text) : null;
  return amount === null ? text : amountText(amount, locale);
}

/** What stands in a field, in words. */
export function shownValue(
  { kind, value, options }: Pick<ApplicationField, 'kind' | 'value' | 'options'>,
  language: { t: Translate; locale: string },
): string {
  if (typeof value !== 'string') return value.map((row) => row.join(' · ')).join('\n');
  const option = options.find(({ code }) => code === value);
  return option?.title ?? shownText({ kind, text: value }, language);
}
