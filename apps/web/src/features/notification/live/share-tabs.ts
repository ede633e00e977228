import type { StreamEvent } from '@pv/contract';
import { openChannel, takeTurns } from '../../../platform/tabs.ts';

const LOCK = 'pv_notifications';
const CHANNEL = 'pv_notifications';

/**
 * What tabs tell each other: an event of the stream; that the first one that listens has connected; or that
 * there is a connection again after a cut, or after the tab that had it has gone, when nothing was told.
 */
export type TabEvent = StreamEvent | { kind: 'opened' } | { kind: 'cut' };

/**
 * Lets one tab of this browser run `listen` for all of them: a browser keeps six connections to a host,
 * and each stream takes one. When that tab goes, another takes over. Where the browser has no locks for
 * the site each tab has a stream of its own. `listen` is told whether it takes over. Gives how to stop.
 */
export function shareTabs(
  listen: (
    tell: (event: TabEvent) => void,
    how: { takesOver: boolean; signal: AbortSignal },
  ) => Promise<void>,
  hear: (event: TabEvent) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = openChannel<TabEvent>(CHANNEL);
  channel.listen(hear);
  const tell = (event: TabEvent) => {
    hear(event);
    if (!signal.aborted) channel.post(event);
  };
  const run = (takesOver: boolean) => listen(tell, { takesOver, signal });
  takeTurns({ name: LOCK, signal, locks: navigator.locks }, run).catch((error: unknown) => {
    if (!signal.aborted) console.error(error);
  });
  return () => {
    leaving.abort();
    channel.close();
  };
}
