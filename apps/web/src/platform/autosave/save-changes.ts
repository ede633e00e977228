import { type ApiError, isApiError } from '../api/api-error.ts';
import type { SaveOutcome } from './types.ts';

export interface Saving<F> {
  /** Sends the changes. */
  send: () => Promise<unknown>;
  /** Reads what the server has now. */
  read: () => Promise<{ fields: F; version: number }>;
  /** What a refusal means, other than that somebody changed the same meanwhile. */
  refused: (error: ApiError) => SaveOutcome<F>;
}

/** Sends changed fields and says what came of it; never throws for a failed call. */
export async function saveChanges<F extends object>({
  send,
  read,
  refused,
}: Saving<F>): Promise<SaveOutcome<F>> {
  const explain = async (error: unknown): Promise<SaveOutcome<F>> => {
    if (!isApiError(error)) throw error;
    if (error.code === 'stale_version') return { kind: 'stale', ...(await read()) };
    const passing = error.status === 0 || error.status === 429 || error.status >= 500;
    return passing ? { kind: 'unreachable' } : refused(error);
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
