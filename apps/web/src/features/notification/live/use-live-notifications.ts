import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices, useSessionState } from '../../../platform/ServicesContext.tsx';
import { followNews } from './follow-news.ts';
import { refreshBy } from './refresh-by.ts';
import { shareTabs } from './share-tabs.ts';

/** Resolves after so many milliseconds, or as soon as the network is back or the page is looked at. */
function wakeEarly(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    signal.addEventListener('abort', wake);
  });
}

/** Keeps notifications, and the pages of the projects and requests that they tell of, as they are on the server. */
export function useLiveNotifications(): void {
  const { session, language } = useServices();
  const queries = useQueryClient();
  const state = useSessionState();
  const person = state.kind === 'in' ? state.claims.uid : null;

  useEffect(() => {
    if (person === null) return;
    const deps = {
      session,
      locale: language.locale,
      transport: (address: string, init: RequestInit) => fetch(address, init),
      pause: wakeEarly,
      random: Math.random,
    };
    const stop = shareTabs(
      (tell, how) => followNews(deps, tell, how),
      (event) => refreshBy(queries, event),
    );
    const onFocus = () => refreshBy(queries, { kind: 'opened' });
    window.addEventListener('focus', onFocus);
    return () => {
      stop();
      window.removeEventListener('focus', onFocus);
    };
  }, [person, session, language, queries]);
}
