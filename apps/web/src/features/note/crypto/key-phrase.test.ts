import { describe, expect, it } from 'vitest';
import { inLines, KEY_CHARS, newKeyPhrase, readKeyPhrase } from './key-phrase.ts';

const key = newKeyPhrase();

describe('a key phrase', () => {
  it('is 512 random bytes in hex', () => {
    expect(key).toMatch(/^[0-9a-f]{1024}$/);
    expect(newKeyPhrase()).not.toBe(key);
    expect(KEY_CHARS).toBe(1024);
  });

  it.each([
    ['as it is', key],
    ['in lines', inLines(key)],
    ['in capitals, with spaces', `  ${key.toUpperCase().replace(/(.{8})/g, '$1 ')}`],
    [
      'within its file',
      `Ключ, anna@mail.ru, 22.11.2026\r\n\r\n${inLines(key)}\r\n\r\nСохраните 1 раз`,
    ],
  ])('is read %s', (_, text) => {
    expect(readKeyPhrase(text)).toBe(key);
  });

  it.each([
    '',
    'Ключ закрытых заметок',
    key.slice(1),
    `${key}a`,
    `${key.slice(0, -1)}г`,
    `${inLines(key)}\n${inLines(key)}`,
  ])('is not read from what is none: %#', (text) => {
    expect(readKeyPhrase(text)).toBeNull();
  });
});
