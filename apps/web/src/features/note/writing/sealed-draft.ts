import { z } from 'zod';
import type { Draft } from '../../../platform/drafts.ts';
import type { Cipher } from '../crypto/cipher.ts';

/** What was typed goes with what the server had before: longer than a note itself may be. */
const draftSchema = z.object({ nonce: z.string(), ciphertext: z.string() });

/**
 * The draft of a note, encrypted by the key of the notes: without the key what is left on the device says
 * nothing. It is written a moment after the letter, for the browser encrypts aside.
 */
export function sealedDraft(draft: Draft, cipher: Cipher, id: string) {
  const place = `draft:${id}`;
  let turn = 0;
  return {
    /** Keeps the last text that it is given; null drops the draft. */
    async keep(text: string | null): Promise<void> {
      turn += 1;
      const mine = turn;
      if (text === null) return draft.drop();
      const sealed = await cipher.seal(place, text);
      if (turn === mine) draft.keep(JSON.stringify(sealed));
    },
    /** What was kept; null where there is nothing that this key opens. */
    async read(): Promise<string | null> {
      try {
        const kept = draftSchema.parse(JSON.parse(draft.read() ?? ''));
        return await cipher.open(place, kept);
      } catch {
        return null;
      }
    },
  };
}
