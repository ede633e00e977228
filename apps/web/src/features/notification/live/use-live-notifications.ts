import { notificationEndpoints, waitingEndpoints } from '@pv/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from '../../../app/query/use-endpoint.ts';
import { useServices, useSessionState } from '../../../app/ServicesContext.tsx';
import { followStream } from './follow-stream.ts';
import { readStream } from './read-stream.ts';
import { shareTabs, type TabEvent } from './share-tabs.ts';
import { staleBy } from './stale-by.ts';
import { wakeEarly } from './wake-early.ts';

/** The open page shows what has changed without being loaded anew. */
function refresh(queries: QueryClient, event: TabEvent): void {
  if (event.kind === 'look') {
    void queries.invalidateQueries({ queryKey: keyOf(waitingEndpoints.ofProject) });
    return;
  }
  void queries.invalidateQueries({ queryKey: keyOf(notificationEndpoints.list) });
  if (event.kind === 'opened') return;
  void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => staleBy(event, name) });
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
    };
    let opened = false;
    const stop = shareTabs(
      (tell, signal) =>
        followStream(
          {
            read: (onOpen, leaving) => readStream(deps, { hear: tell, onOpen }, leaving),
            pause: wakeEarly,
            random: Math.random,
            onOpen() {
              tell({ kind: 'opened' });
              // of what happened since the last connection was lost nothing was told
              if (opened) for (const project_id of ['', null]) tell({ kind: 'new', project_id });
              opened = true;
            },
          },
          signal,
        ),
      (event) => refresh(queries, event),
    );
    const onFocus = () => refresh(queries, { kind: 'opened' });
    window.addEventListener('focus', onFocus);
    return () => {
      stop();
      window.removeEventListener('focus', onFocus);
    };
  }, [person, session, language, queries]);
}
