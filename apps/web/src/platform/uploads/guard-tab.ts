import type { Uploads } from './create-uploads.ts';

/** The browser asks before a tab is closed from which a file is on its way. */
export function guardTab<Target>(uploads: Uploads<Target>): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  uploads.subscribe(() => {
    const busy = uploads.list().some(({ state }) => state !== 'failed');
    if (busy) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
