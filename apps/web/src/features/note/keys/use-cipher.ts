import { useEffect, useState } from 'react';
import { type Cipher, createCipher } from '../crypto/cipher.ts';

/** Whether the key of this browser opens the notes. `foreign` is a key of other notes, or of before. */
export type Opening =
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'foreign' }
  | { kind: 'open'; cipher: Cipher };

const NONE: Opening = { kind: 'none' };
const CHECKING: Opening = { kind: 'checking' };

/** Makes a cipher of the key that this browser keeps, if it fits the verification phrase of the server. */
export function useCipher(keyPhrase: string | null, check: string | null): Opening {
  const [made, setMade] = useState<{ of: string; opening: Opening } | null>(null);
  const of = keyPhrase && check && `${check} ${keyPhrase}`;
  useEffect(() => {
    if (!keyPhrase || !check || !of) return;
    let gone = false;
    async function make(phrase: string, known: string): Promise<Opening> {
      const cipher = await createCipher(phrase);
      return (await cipher.fits(known)) ? { kind: 'open', cipher } : { kind: 'foreign' };
    }
    void make(keyPhrase, check).then((opening) => {
      if (!gone) setMade({ of, opening });
    });
    return () => {
      gone = true;
    };
  }, [keyPhrase, check, of]);
  if (!of) return NONE;
  return made?.of === of ? made.opening : CHECKING;
}
