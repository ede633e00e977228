import { type ClosedNote, noteEndpoints, type ResponseOf } from '@pv/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError } from '../../platform/api/api-error.ts';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { createCipher } from './crypto/cipher.ts';

type Listed = ResponseOf<typeof noteEndpoints.list>;

const KEY = keyOf(noteEndpoints.list, {});

function change(queries: QueryClient, make: (notes: ClosedNote[]) => ClosedNote[]): void {
  // an answer that is on its way knows nothing of this yet
  void queries.cancelQueries({ queryKey: KEY });
  queries.setQueryData<Listed>(KEY, (listed) => listed && { ...listed, notes: make(listed.notes) });
}

/** Puts a note that was just saved on top of the list. */
export const showSaved = (queries: QueryClient, note: ClosedNote): void =>
  change(queries, (notes) => [note, ...notes.filter(({ id }) => id !== note.id)]);

/** Takes a note that was just deleted out of the list. */
export const showRemoved = (queries: QueryClient, id: string): void =>
  change(queries, (notes) => notes.filter((note) => note.id !== id));

/**
 * Makes a key the person's: the server is told by what it is known, then `keep` gets it. A failure is told,
 * and the same key can be tried again.
 */
export function useMakeKey(keep: (phrase: string) => void) {
  const { call, toasts } = useServices();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** An answer may be lost: the second time the server has to know the same phrase. */
  const check = useRef<string | null>(null);

  async function make(phrase: string): Promise<void> {
    setBusy(true);
    try {
      check.current ??= await (await createCipher(phrase)).phrase();
      await call(noteEndpoints.makeKey, { body: { phrase: check.current } });
      keep(phrase);
      await queries.invalidateQueries({ queryKey: keyOf(noteEndpoints.list) });
    } catch (error) {
      toasts.failure(error);
      if (isApiError(error, 'note_key_exists')) {
        await queries.invalidateQueries({ queryKey: keyOf(noteEndpoints.list) });
      }
    } finally {
      setBusy(false);
    }
  }
  return { busy, make };
}

/** The person's notes as the server keeps them, encrypted, with the phrase that knows their key. */
export const useNotes = () => useEndpoint(noteEndpoints.list, {});

/** Deletes the key's phrase with all notes; the dialog shows a failure itself. */
export const useDropKey = () =>
  useChange(noteEndpoints.dropKey, { stales: [noteEndpoints.list], ownErrors: true });
