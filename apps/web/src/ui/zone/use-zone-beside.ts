import type { Locale } from '@pv/texts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { browserZone } from './browser-zone.ts';
import { zoneBeside } from './zone-beside.ts';

/** Asked once: every row of a list has to know. */
const READER = browserZone();

/** What was named before: a long list asks for the same days again with every page of it. */
const NAMED = new Map<string, string>();

function nameOnce(deadline: string, zone: string, locale: Locale): string {
  const key = `${locale} ${deadline} ${zone}`;
  const named = NAMED.get(key) ?? zoneBeside(deadline, zone, { reader: READER, locale });
  NAMED.set(key, named);
  return named;
}

/** Names the zone of a deadline; '' where the reader's day ends together with it. */
export function useZoneBeside(): (deadline: string | null, zone: string) => string {
  const { locale } = useTexts();
  return (deadline, zone) => (deadline ? nameOnce(deadline, zone, locale) : '');
}
