import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import type { Call } from '../../../platform/api/client.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { useRefreshProject } from '../api.ts';

/** One value that is sent whole. */
interface Overwriting<V> {
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

interface WritingOver<V> {
  /** What it was when the person began. */
  from: V;
  /** What the server has now. */
  read: (call: Call) => Promise<{ value: V; version: number }>;
  send: (call: Call, value: V, version: number) => Promise<unknown>;
}

/**
 * Saves a value that is sent whole, such as a name. What somebody else has chosen meanwhile is not written
 * over before the person has seen it: it is in `theirs`, and saving again chooses the own one.
 */
export function useWriteOver<V>({ from, read, send }: WritingOver<V>) {
  const call = useCall();
  const refresh = useRefreshProject();
  const [theirs, setTheirs] = useState<V | null>(null);
  const mutation = useMutation({
    mutationFn: (to: V) =>
      writeOver({
        from: theirs ?? from,
        to,
        read: () => read(call),
        send: (version) => send(call, to, version),
      }),
    onSuccess: (other) => {
      setTheirs(other);
      return refresh();
    },
  });
  return {
    busy: mutation.isPending,
    /** What is being saved or was saved last. */
    value: mutation.variables,
    saved: mutation.isSuccess && mutation.data === null,
    theirs,
    /** Forgets what somebody else has chosen: theirs stays. */
    yield: () => setTheirs(null),
    /** Whether it is saved; a failure is told by itself. */
    save: (to: V): Promise<boolean> =>
      mutation.mutateAsync(to).then(
        (other) => other === null,
        () => false,
      ),
  };
}
