type Locks = Pick<LockManager, 'request'>;

const isForbidden = (error: unknown) =>
  error instanceof DOMException && error.name === 'SecurityError';

/**
 * Runs the work while no other tab runs work of this name, as the Web Locks of the browser say. Where
 * they are missing (an address without HTTPS) or forbidden (a browser that keeps nothing) it runs at
 * once. Rejects as the work does, or with `AbortError` when the signal comes before the turn.
 */
export async function takeTurns<T>(
  { name, signal, locks }: { name: string; signal?: AbortSignal; locks: Locks | undefined },
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await locks.request(name, signal ? { signal } : {}, begin);
  } catch (error) {
    if (begun || !isForbidden(error)) throw error;
    return work();
  }
}
