import { useEffect } from 'react';
import { useServices } from '../../platform/ServicesContext.tsx';
import { forgetWithSession } from './left-documents.ts';

function remove(name: string): void {
  try {
    window.indexedDB?.deleteDatabase(name);
  } catch {
    // where it is forbidden there is no copy
  }
}

/** Draws nothing: sees to it that whoever leaves leaves no texts behind. */
export function LeftTexts(): null {
  const { session } = useServices();
  useEffect(
    () =>
      forgetWithSession(session, {
        storage: window.localStorage,
        remove,
        later: (work, ms) => void window.setTimeout(work, ms),
      }),
    [session],
  );
  return null;
}
