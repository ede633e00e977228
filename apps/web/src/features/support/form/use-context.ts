import type { SupportContext } from '@pv/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../../../app/ServicesContext.tsx';
import { toldNow } from '../../../app/trouble/told-now.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { browserName } from '../../../ui/browser-name.ts';

export type ContextPart = keyof SupportContext;
const PARTS: readonly ContextPart[] = ['page', 'error', 'browser'];

/** What goes with a request by itself: seen before it is sent, and left out part by part. */
export function useContextParts() {
  const { trouble } = useServices();
  const { dynamic } = useTexts();
  const [noted, setNoted] = useState({ page: '', error: '', key: '', browser: '' });
  const [removed, setRemoved] = useState<readonly ContextPart[]>([]);
  // the server that draws the page knows none of it
  useEffect(() => {
    setNoted({ ...trouble.read(), browser: browserName(navigator.userAgent, { version: true }) });
  }, [trouble]);
  const { page, browser } = noted;
  const known: SupportContext = { page, browser, error: toldNow(noted, dynamic) };
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
