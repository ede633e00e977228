import { createCipheriv, createHmac, hkdfSync } from 'node:crypto';
import { phraseSchema, sealedSchema } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from './bytes.ts';
import { createCipher } from './cipher.ts';
import { newKeyPhrase } from './key-phrase.ts';

const KEY = '0f'.repeat(512);
const cipher = await createCipher(KEY);

/** The other bit in one byte. */
function spoil(text: string, at: number): string {
  const bytes = fromBase64(text);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return toBase64(bytes);
}

describe('a cipher of closed notes', () => {
  it('opens what it has sealed, in any script', async () => {
    const text = 'Заголовок\nСтрока — 漢字 🙂';
    const sealed = await cipher.seal('note:1', text);
    expect(sealedSchema.parse(sealed)).toEqual(sealed);
    expect(atob(sealed.ciphertext)).not.toContain('note');
    expect(await cipher.open('note:1', sealed)).toBe(text);
  });

  it('seals the same text otherwise each time', async () => {
    const [one, other] = [await cipher.seal('a', 'текст'), await cipher.seal('a', 'текст')];
    expect(one.nonce).not.toBe(other.nonce);
    expect(one.ciphertext).not.toBe(other.ciphertext);
  });

  it('opens what another implementation has sealed by the same rules', async () => {
    const key = hkdfSync('sha256', Buffer.from(KEY, 'hex'), '', 'provektor closed notes 1', 32);
    const nonce = Buffer.from('000102030405060708090a0b', 'hex');
    const gcm = createCipheriv('aes-256-gcm', Buffer.from(key), nonce);
    gcm.setAAD(Buffer.from('note:1'));
    const bytes = [gcm.update('Опыт 7'), gcm.final(), gcm.getAuthTag()];
    const sealed = {
      nonce: nonce.toString('base64'),
      ciphertext: Buffer.concat(bytes).toString('base64'),
    };
    expect(await cipher.open('note:1', sealed)).toBe('Опыт 7');
    // what it gives must never change: notes are kept for years
    expect(sealed.ciphertext).toBe('EZ5QsmQKgViXs3QddBTWrrE4eD0aKb0a/ac=');
  });

  it('opens nothing by another key, of another place, or that was changed', async () => {
    const sealed = await cipher.seal('note:1', 'Тайна');
    const other = await createCipher(newKeyPhrase());
    await expect(other.open('note:1', sealed)).rejects.toThrow();
    await expect(cipher.open('note:2', sealed)).rejects.toThrow();
    const last = fromBase64(sealed.ciphertext).length - 1;
    for (const changed of [
      { ...sealed, ciphertext: spoil(sealed.ciphertext, 0) },
      { ...sealed, ciphertext: spoil(sealed.ciphertext, last) },
      { ...sealed, ciphertext: toBase64(fromBase64(sealed.ciphertext).slice(0, last)) },
      { ...sealed, nonce: spoil(sealed.nonce, 3) },
    ]) {
      await expect(cipher.open('note:1', changed)).rejects.toThrow();
    }
  });

  it('is made of hex only', async () => {
    await expect(createCipher('xyz')).rejects.toThrow(TypeError);
    await expect(createCipher('abc')).rejects.toThrow(TypeError);
  });
});

describe('a verification phrase', () => {
  it('is the keyed hash of its random part, followed by that part', async () => {
    const phrase = await cipher.phrase();
    expect(phraseSchema.safeParse(phrase).success).toBe(true);
    const part = phrase.slice(64);
    const hash = createHmac('sha256', Buffer.from(KEY, 'hex')).update(part).digest('hex');
    expect(phrase.slice(0, 64)).toBe(hash);
    expect(await cipher.phrase()).not.toBe(phrase);
  });

  it('agrees with a published vector of HMAC-SHA-256 (RFC 4231, case 2)', async () => {
    const known = await createCipher(Buffer.from('Jefe').toString('hex'));
    const hash = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(await known.fits(`${hash}what do ya want for nothing?`)).toBe(true);
    expect(await known.fits(`${hash}what do ya want for nothing!`)).toBe(false);
  });

  it('fits its own key only', async () => {
    const phrase = await cipher.phrase();
    expect(await cipher.fits(phrase)).toBe(true);
    const other = await createCipher(newKeyPhrase());
    expect(await other.fits(phrase)).toBe(false);
    const changed = `${phrase.slice(0, -1)}${phrase.endsWith('0') ? '1' : '0'}`;
    expect(await cipher.fits(changed)).toBe(false);
    expect(await cipher.fits('')).toBe(false);
  });
});
