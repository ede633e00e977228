/** How an attempt to read the stream has ended. */
export type StreamEnd = 'ended' | 'busy' | 'unreachable' | 'signed_out';

export interface FollowDeps {
  /** Reads one stream to its end; `onOpen` is called when the server has taken it. */
  read(onOpen: () => void, signal: AbortSignal): Promise<StreamEnd>;
  /** Resolves after so many milliseconds, or earlier when there is a reason to try at once. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** A number from 0 to 1, spreads the attempts of many browsers. */
  random(): number;
  /** The connection is new: what has happened meanwhile has to be read. */
  onOpen(): void;
}

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** How long to wait before the attempt after `failures` failed ones, ms. */
export function pauseAfter(failures: number, random: number): number {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures, 10));
  return Math.round(full * (0.5 + random / 2));
}

/** Keeps a stream open until `signal` says otherwise or nobody is signed in any more. */
export async function followStream(deps: FollowDeps, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let opened = false;
    const onOpen = () => {
      opened = true;
      deps.onOpen();
    };
    const end = await deps.read(onOpen, signal).catch((error: unknown): StreamEnd => {
      // whatever has gone wrong, such as a token that could not be stored, the next attempt may not
      if (!signal.aborted) console.error(error);
      return 'unreachable';
    });
    if (end === 'signed_out' || signal.aborted) return;
    failures = opened ? 0 : failures + 1;
    const wait = end === 'busy' ? LONGEST_PAUSE : pauseAfter(failures, deps.random());
    await deps.pause(wait, signal);
  }
}
