import type { Translate } from '@pv/texts';
import type { Noted } from '../../../platform/trouble.ts';
import { minuteText } from '../../../ui/days.ts';

/** By what the support finds an error besides its words. */
export interface FoundBy extends Pick<Noted, 'kind' | 'failedAt'> {
  /** Of the page's scripts; '' where it is not known. */
  build: string;
  /** What the zone of the clock is called. */
  zone: string;
}

/** The last error as it goes with a letter: its words, kind, moment and build, all in one line. '' without words. */
export function errorTold(
  words: string,
  { kind, failedAt, build, zone }: FoundBy,
  t: Translate,
): string {
  if (words === '') return '';
  const when = `${minuteText(new Date(failedAt).toISOString(), t)} (${zone})`;
  const parts = [words, kind, when, build && t('support.context.build', { build })];
  return parts.filter(Boolean).join(' · ');
}
