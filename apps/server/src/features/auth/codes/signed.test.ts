import { expect, it } from 'vitest';
import { readSigned, signed } from '../../../signed.ts';

const ID = '0192f0a0-0000-7000-8000-000000000001';
const token = signed('key', 'invitation', ID);

it('gives what was signed, also with a stop that a mail program took into the link', () => {
  expect(readSigned('key', 'invitation', token)).toBe(ID);
  expect(readSigned('key', 'invitation', `${token}.`)).toBe(ID);
  expect(readSigned('key', 'mails', signed('key', 'mails', `${ID}.all`))).toBe(`${ID}.all`);
});

it('gives nothing of what was signed for something else, by somebody else, or not at all', () => {
  expect(readSigned('key', 'support', token)).toBeNull();
  expect(readSigned('other key', 'invitation', token)).toBeNull();
  expect(readSigned('key', 'invitation', token.replace(ID, ID.replace('1', '2')))).toBeNull();
  for (const bare of ['', '.', ID, `${ID}.`, `${ID}.0`, token.slice(1 + ID.length)]) {
    expect(readSigned('key', 'invitation', bare)).toBeNull();
  }
});
