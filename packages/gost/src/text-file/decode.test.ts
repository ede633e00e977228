import { expect, it } from 'vitest';
import { decodeBytes } from './decode.ts';

/** «Вода» in each. */
const WORDS = {
  'utf-8': [0xd0, 0x92, 0xd0, 0xbe, 0xd0, 0xb4, 0xd0, 0xb0],
  'windows-1251': [0xc2, 0xee, 0xe4, 0xe0],
  'koi8-r': [0xf7, 0xcf, 0xc4, 0xc1],
  cp866: [0x82, 0xae, 0xa4, 0xa0],
  'utf-16': [0xff, 0xfe, 0x12, 0x04, 0x3e, 0x04, 0x34, 0x04, 0x30, 0x04],
};
const read = (...parts: (string | number[])[]) =>
  decodeBytes(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

it.each(['utf-8', 'windows-1251', 'utf-16'] as const)('a text in %s is read as it is', (name) => {
  expect(read(WORDS[name])).toBe('Вода');
});

it.each(['koi8-r', 'cp866'] as const)('LaTeX says that it is in %s', (name) => {
  const named = `\\usepackage[${name.toUpperCase()}]{inputenc}\n`;
  expect(read(named, WORDS[name])).toBe(`${named}Вода`);
});

/** The bytes of a text in a code page of Russian letters. */
function encoded(text: string, name: string): number[] {
  const table = new TextDecoder(name).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Array.from(text, (letter) => table.indexOf(letter));
}

it.each(['windows-1251', 'koi8-r', 'ibm866'])(
  'a text in %s that says nothing of it is known by its letters',
  (name) => {
    for (const text of ['Вода течёт по трубам', 'ВЫПУСКНАЯ РАБОТА СТУДЕНТА', 'Насос, 1998'])
      expect(read(encoded(text, name))).toBe(text);
  },
);

it('a text in UTF-8 that is cut off within a letter loses that letter alone', () => {
  expect(read(WORDS['utf-8'].slice(0, -1))).toBe('Вод\uFFFD');
});
