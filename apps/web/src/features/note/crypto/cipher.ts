import type { Sealed } from '@pv/contract';
import { fromBase64, fromHex, toBase64, toHex } from './bytes.ts';

const NONCE_BYTES = 12;
const RANDOM_BYTES = 32;
/** Hex characters of HMAC-SHA-256. */
const HASH_CHARS = 64;
/** What the key of texts is derived for; another form of notes would have another name. */
const PURPOSE = 'provektor closed notes 1';

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** What a key can do; the key itself cannot be taken out of it. */
export interface Cipher {
  /** Encrypts a text for one place: it opens there only. */
  seal(place: string, text: string): Promise<Sealed>;
  /**
   * @throws DOMException when it was encrypted by another key or for another place, or was changed since
   */
  open(place: string, sealed: Sealed): Promise<string>;
  /** A verification phrase by which this key can be known later. */
  phrase(): Promise<string>;
  /** Whether a verification phrase was made by this key. */
  fits(phrase: string): Promise<boolean>;
}

/**
 * Makes a cipher of a key phrase in hex. Texts are encrypted by AES-256-GCM with a key that HKDF-SHA-256
 * derives; phrases are the HMAC-SHA-256 of a random part by the key itself, followed by that part.
 * @throws TypeError when the phrase is no hex
 */
export async function createCipher(
  keyPhrase: string,
  { subtle, random }: { subtle: SubtleCrypto; random: Pick<Crypto, 'getRandomValues'> } = {
    subtle: crypto.subtle,
    random: crypto,
  },
): Promise<Cipher> {
  const bytes = fromHex(keyPhrase);
  const source = await subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(PURPOSE) };
  const aes = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(hkdf, source, aes, false, ['encrypt', 'decrypt']);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const signer = await subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify']);

  const gcm = (place: string, nonce: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv: nonce,
    additionalData: encode(place),
  });

  return {
    async seal(place, text) {
      const nonce = random.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await subtle.encrypt(gcm(place, nonce), key, encode(text));
      return { nonce: toBase64(nonce), ciphertext: toBase64(new Uint8Array(sealed)) };
    },
    async open(place, { nonce, ciphertext }) {
      const opened = await subtle.decrypt(
        gcm(place, fromBase64(nonce)),
        key,
        fromBase64(ciphertext),
      );
      return new TextDecoder().decode(opened);
    },
    async phrase() {
      const part = toHex(random.getRandomValues(new Uint8Array(RANDOM_BYTES)));
      const hash = await subtle.sign('HMAC', signer, encode(part));
      return toHex(new Uint8Array(hash)) + part;
    },
    async fits(phrase) {
      const hash = phrase.slice(0, HASH_CHARS);
      if (!/^[0-9a-f]{64}$/.test(hash)) return false;
      return subtle.verify('HMAC', signer, fromHex(hash), encode(phrase.slice(HASH_CHARS)));
    },
  };
}
