/** How the tabs of this browser talk to each other. */
export interface TabChannel<T> {
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
