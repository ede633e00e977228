import type { DocumentView } from '@pv/contract';
import { useEffect } from 'react';
import { useServices } from '../../platform/ServicesContext.tsx';
import { whenIdle } from '../../ui/lazy.ts';
import { keepDocument } from './kept-documents.ts';

/** The code that this page has loaded, and what every page begins with. */
const loadedFiles = () => [
  '/start.js',
  '/icon.svg',
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname),
];

/** Starts the worker that opens this page without a network; where there can be none, nothing changes. */
async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers) return;
  await workers.register('/sw.js');
  const { active } = await workers.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
}

/** Keeps on this device what a reload of an open document without a network needs. */
export function useOfflineCopy(view: DocumentView | undefined): void {
  const { session } = useServices();
  const id = view?.id;
  useEffect(() => {
    if (id === undefined) return;
    return whenIdle(() => void startWorker().catch(console.warn));
  }, [id]);
  useEffect(() => {
    const state = session.state();
    if (!view || state.kind !== 'in') return;
    keepDocument(localStorage, view.stage_id, { view, userId: state.claims.uid });
  }, [session, view]);
}
