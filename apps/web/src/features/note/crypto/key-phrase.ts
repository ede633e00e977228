import { toHex } from './bytes.ts';

const KEY_BYTES = 512;
/** Characters of a key phrase. */
export const KEY_CHARS = KEY_BYTES * 2;
/** Characters of a line of the file: mail programs leave such lines whole. */
const LINE = 64;
/** No word and no number of a text beside the key is a run of hex as long as this. */
const RUN = /[0-9a-f]{32,}/gi;

/** A new key of 512 random bytes, as the phrase of hex that a person keeps. */
export const newKeyPhrase = (random: Pick<Crypto, 'getRandomValues'> = crypto): string =>
  toHex(random.getRandomValues(new Uint8Array(KEY_BYTES)));

/** The phrase in lines, for a file. */
export const inLines = (phrase: string): string =>
  (phrase.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n');

/** The key phrase in what a person has pasted, the whole file of it too; null where there is none. */
export function readKeyPhrase(text: string): string | null {
  const bare = text.replace(/\s+/g, '');
  const whole = /^[0-9a-f]+$/i.test(bare) ? bare : (text.match(RUN) ?? []).join('');
  return whole.length === KEY_CHARS ? whole.toLowerCase() : null;
}
