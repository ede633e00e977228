import { isApiError } from '../../../platform/api/api-error.ts';

/** One value that is sent whole. */
export interface Overwriting<V> {
  /** What it was when the person began. */
  from: V;
  to: V;
  /** What the server has now. */
  read: () => Promise<{ value: V; version: number }>;
  send: (version: number) => Promise<unknown>;
}

/** Requests in a row for which something beside the value may be changed by others. */
const TRIES = 3;

/**
 * Sends a value over the one that it was made from. Gives null when it is saved, and what somebody else
 * has chosen meanwhile when it is not.
 * @throws ApiError of either call
 */
export async function writeOver<V>({ from, to, read, send }: Overwriting<V>): Promise<V | null> {
  for (let tries = 1; ; tries++) {
    const { value, version } = await read();
    if (value === to) return null;
    if (value !== from) return value;
    try {
      await send(version);
      return null;
    } catch (error) {
      if (tries === TRIES || !isApiError(error, 'stale_version')) throw error;
    }
  }
}
