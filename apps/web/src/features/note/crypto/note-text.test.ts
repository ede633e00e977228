import { CLOSED_NOTE_CHARS, sealedSchema } from '@pv/contract';
import { expect, test } from 'vitest';
import { createCipher } from './cipher.ts';
import { newKeyPhrase } from './key-phrase.ts';
import { openNote, sealNote } from './note-text.ts';

const cipher = await createCipher(newKeyPhrase());
const reopen = async (fields: { title: string; text: string }) => {
  const sealed = await sealNote(cipher, 'a', fields);
  return openNote(cipher, { ...sealed, id: 'a', version: 1, updated_at: '' });
};

test.each([
  { title: 'Опыт', text: 'Первая\nвторая\n' },
  { title: '', text: '' },
  { title: '', text: '\n' },
])('a note comes back as it was written: %j', async (fields) => {
  expect(await reopen(fields)).toEqual(fields);
});

test('a title is one line', async () => {
  expect(await reopen({ title: 'Одна\r\nдве', text: 'Три' })).toEqual({
    title: 'Одна две',
    text: 'Три',
  });
});

test('the longest note, in the longest letters, is one that the server takes', async () => {
  const { title, text } = CLOSED_NOTE_CHARS;
  const longest = { title: '漢'.repeat(title), text: '漢'.repeat(text) };
  const sealed = await sealNote(cipher, 'a', longest);
  expect(sealedSchema.safeParse(sealed).success).toBe(true);
});

test('a note put in the place of another one does not open', async () => {
  const sealed = await sealNote(cipher, 'a', { title: 'Одна', text: '' });
  const moved = { ...sealed, id: 'b', version: 1, updated_at: '' };
  await expect(openNote(cipher, moved)).rejects.toThrow();
});
