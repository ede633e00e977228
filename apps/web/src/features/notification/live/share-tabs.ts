import type { StreamEvent } from '@pv/contract';

const LOCK = 'pv_notifications';
const CHANNEL = 'pv_notifications';

/** What tabs tell each other: an event, or that the one that listens has connected anew. */
export type TabEvent = StreamEvent | { kind: 'opened' };

/**
 * Lets one tab of this browser run `listen` for all of them: a browser keeps six connections to a host,
 * and each stream takes one. When that tab goes, another takes over. Gives how to stop.
 */
export function shareTabs(
  listen: (tell: (event: TabEvent) => void, signal: AbortSignal) => Promise<void>,
  hear: (event: TabEvent) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabEvent>) => hear(data);
  const tell = (event: TabEvent) => {
    hear(event);
    if (!signal.aborted) channel.postMessage(event);
  };
  const run = () => listen(tell, signal);
  // without HTTPS there are no locks: then each tab has a stream of its own
  const running = navigator.locks ? navigator.locks.request(LOCK, { signal }, run) : run();
  running.catch((error: unknown) => {
    if (!signal.aborted) console.error(error);
  });
  return () => {
    leaving.abort();
    channel.close();
  };
}
