import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices, useSessionState } from '../../../platform/ServicesContext.tsx';
import { followNews } from './follow-news.ts';
import { refreshBy } from './refresh-by.ts';
import { shareTabs } from './share-tabs.ts';
import { wakeEarly } from './wake-early.ts';

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
