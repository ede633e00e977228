import { noteEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { createCipher } from '../crypto/cipher.ts';

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
