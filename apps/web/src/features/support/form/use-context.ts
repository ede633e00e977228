import type { SupportContext } from '@pv/contract';
import { type Translate, zoneName } from '@pv/texts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { buildOfPage, type Noted, toldNow } from '../../../platform/trouble.ts';
import { browserName } from '../../../ui/browser-name.ts';
import { minuteText } from '../../../ui/days.ts';
import { browserZone } from '../../../ui/zone/zone.ts';

/** By what the support finds an error besides its words. */
interface FoundBy extends Pick<Noted, 'kind' | 'failedAt'> {
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

type ContextPart = keyof SupportContext;
const NOTHING = { page: '', error: '', key: '', kind: '', failedAt: 0, build: '', browser: '' };
const PARTS: readonly ContextPart[] = ['page', 'error', 'browser'];

/** What goes with a request by itself: seen before it is sent, and left out part by part. */
export function useContextParts() {
  const { trouble } = useServices();
  const { t, dynamic, locale } = useTexts();
  const [noted, setNoted] = useState(NOTHING);
  const [removed, setRemoved] = useState<readonly ContextPart[]>([]);
  // the server that draws the page knows none of it
  useEffect(() => {
    const browser = browserName(navigator.userAgent, { version: true });
    setNoted({ ...trouble.read(), build: buildOfPage(), browser });
  }, [trouble]);
  const { page, browser } = noted;
  const zone = zoneName(browserZone(), locale, new Date(noted.failedAt));
  const error = errorTold(toldNow(noted, dynamic), { ...noted, zone }, t);
  const known: SupportContext = { page, browser, error };
  const parts = PARTS.filter((part) => known[part] !== '' && !removed.includes(part));
  return {
    parts,
    textOf: (part: ContextPart) => known[part],
    shortened: removed.length > 0,
    remove: (part: ContextPart) => setRemoved((all) => [...all, part]),
    restore: () => setRemoved([]),
    body: (): Partial<SupportContext> =>
      Object.fromEntries(parts.map((part) => [part, known[part]])),
  };
}

export type ContextParts = ReturnType<typeof useContextParts>;
