/** How the tabs of this browser talk to each other. */
interface TabChannel<T> {
  post(message: T): void;
  listen(hear: (message: T) => void): void;
  close(): void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** A channel of the browser; one that keeps nothing for the site throws or has none. */
function tryOpen(name: string, Kind: new (name: string) => Channel): Channel | null {
  try {
    return new Kind(name);
  } catch {
    return null;
  }
}

/** Opens the channel of this name; in a browser that forbids it the tab stays for itself. */
export function openChannel<T>(
  name: string,
  Kind: new (name: string) => Channel = globalThis.BroadcastChannel,
): TabChannel<T> {
  const channel = tryOpen(name, Kind);
  return {
    post: (message) => channel?.postMessage(message),
    listen(hear) {
      if (channel) channel.onmessage = ({ data }: MessageEvent<T>) => hear(data);
    },
    close: () => channel?.close(),
  };
}

type Locks = Pick<LockManager, 'request'>;

const isForbidden = (error: unknown) =>
  error instanceof DOMException && error.name === 'SecurityError';

/**
 * Runs the work while no other tab runs work of this name, as the Web Locks of the browser say. Where
 * they are missing (an address without HTTPS) or forbidden (a browser that keeps nothing) it runs at
 * once. The work is told whether it has waited for that of another tab. Rejects as the work does, or with
 * `AbortError` when the signal comes before the turn.
 */
export async function takeTurns<T>(
  { name, signal, locks }: { name: string; signal?: AbortSignal; locks: Locks | undefined },
  work: (waited: boolean) => Promise<T>,
): Promise<T> {
  if (!locks) return work(false);
  let begun = false;
  const begin = (waited: boolean) => {
    begun = true;
    return work(waited);
  };
  try {
    // a turn that is free takes no signal
    const free = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null || signal?.aborted ? null : { done: await begin(false) },
    );
    if (free) return free.done;
    return await locks.request(name, signal ? { signal } : {}, () => begin(true));
  } catch (error) {
    if (begun || !isForbidden(error)) throw error;
    return work(false);
  }
}
