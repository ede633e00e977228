import { isApiError } from '../../../app/api/api-error.ts';
import type { SaveOutcome } from '../../../ui/autosave/types.ts';

export interface Saving<F> {
  /** Sends the changes. */
  send: () => Promise<unknown>;
  /** Reads what the server has now. */
  read: () => Promise<{ fields: F; version: number }>;
  /** Puts a failure into words. */
  say: (error: unknown) => string;
}

/** Sends changed fields and says what came of it; never throws for a failed call. */
export async function saveChanges<F extends object>(
  changes: Partial<F>,
  { send, read, say }: Saving<F>,
): Promise<SaveOutcome<F>> {
  const explain = async (error: unknown): Promise<SaveOutcome<F>> => {
    if (!isApiError(error)) throw error;
    if (error.code === 'stale_version') return { kind: 'stale', ...(await read()) };
    const passing = error.status === 0 || error.status === 429 || error.status >= 500;
    if (passing) return { kind: 'unreachable' };
    const errors = Object.fromEntries(Object.keys(changes).map((name) => [name, say(error)]));
    return { kind: 'wrong', errors };
  };
  try {
    await send();
    return { kind: 'saved' };
  } catch (error) {
    return explain(error).catch((again: unknown): SaveOutcome<F> => {
      if (isApiError(again)) return { kind: 'unreachable' };
      throw again;
    });
  }
}
