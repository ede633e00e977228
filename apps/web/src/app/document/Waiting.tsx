import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { LoneLoader } from '../layouts/MainLoader.tsx';
import { keptDocument } from './kept-documents.ts';

const OfflineDocument = lazy(() => import('./OfflineDocument.tsx'));

const DOCUMENT = /^\/project\/[^/]+\/[^/]+\/document\/([^/]+)\/?$/;

/**
 * Stands in the place of the first page, frame and all, until it is known who is here. A document that was open is opened from this
 * device meanwhile, where the server does not answer.
 */
export function Waiting() {
  const state = useSessionState();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const silent = state.kind === 'starting' && !state.reachable;
  const stageId = silent && DOCUMENT.exec(path)?.[1];
  const kept = stageId ? keptDocument(localStorage, stageId) : null;
  if (!kept) return <LoneLoader />;
  return (
    <Suspense fallback={<LoneLoader />}>
      <OfflineDocument kept={kept} />
    </Suspense>
  );
}
