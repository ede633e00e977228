import type { AppError } from '@pv/contract';
import { type Locale, translateDynamic } from '@pv/texts';

/** What an error says to a person: one sentence, or a line for each thing that is wrong. */
export function errorText(error: AppError, locale: Locale): string | string[] {
  const text = (key: string) => translateDynamic(locale, key, error.params);
  return error.items.length > 0 ? error.items.map(text) : text(`errors.${error.code}`);
}
