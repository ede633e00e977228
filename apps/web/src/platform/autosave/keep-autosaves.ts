import { type ApiError, isApiError } from '../api/api-error.ts';
import type { Autosave } from './autosave.ts';
import type { SaveOutcome } from './types.ts';

interface Saving<F> {
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

export type AutosaveKeeper<F> = ReturnType<typeof keepAutosaves<F>>;

/**
 * Keeps forms that save themselves beyond the page that shows them: what is typed and not yet saved
 * is still there when the page is opened again. A form without such text is forgotten when let go.
 */
export function keepAutosaves<F>() {
  const kept = new Map<string, { form: Autosave<F>; users: number }>();

  return {
    /** The form of a thing, made when there is none yet. */
    get(id: string, make: () => Autosave<F>): Autosave<F> {
      const form = kept.get(id)?.form ?? make();
      if (!kept.has(id)) kept.set(id, { form, users: 0 });
      return form;
    },
    /** A page shows the form from now on, until the function that is given is called. */
    hold(id: string): () => void {
      const one = kept.get(id);
      if (one) one.users += 1;
      return () => {
        if (!one) return;
        one.users -= 1;
        if (one.users > 0) return;
        void one.form.settle().then((saved) => {
          if (saved && one.users === 0 && kept.get(id) === one) kept.delete(id);
        });
      };
    },
    /** The thing is gone, and with it what was typed about it. */
    forget(id: string): void {
      kept.get(id)?.form.stop();
      kept.delete(id);
    },
    /** All things are gone. */
    clear(): void {
      for (const { form } of kept.values()) form.stop();
      kept.clear();
    },
    /** The forms of all things, by their ids. */
    all: () => [...kept].map(([id, { form }]) => ({ id, form })),
    /** Whether a thing has a form just now. */
    has: (id: string) => kept.has(id),
    /** Whether anything typed in any of them is not on the server yet. */
    unsaved: () => [...kept.values()].some(({ form }) => form.unsaved()),
    /** Whether anything typed in any of them may be lost with the tab. */
    atRisk: () => [...kept.values()].some(({ form }) => form.atRisk()),
    /** Sends everything typed; tells whether all of it arrived that is shown just now. */
    async settle(): Promise<boolean> {
      const sending = [...kept.values()].map(async (one) => {
        const saved = await one.form.settle();
        return saved || one.users === 0;
      });
      const all = await Promise.all(sending);
      return all.every((settled) => settled);
    },
  };
}
