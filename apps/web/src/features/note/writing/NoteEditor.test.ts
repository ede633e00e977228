import { expect, test } from 'vitest';
import { holdsWords, nameOf } from './NoteEditor.tsx';

const note = { title: 'Насосная станция', text: 'Замер в ёмкости №2\nДавление 3,4 бар' };

test.each(['', 'насос', 'бар НАСОС', 'емкости', 'Ёмкости 3,4', '№2'])(
  'a note is found by “%s”',
  (words) => {
    expect(holdsWords(note, words)).toBe(true);
  },
);

test.each(['турбина', 'насос турбина', '3.4'])('a note is not found by “%s”', (words) => {
  expect(holdsWords(note, words)).toBe(false);
});

test('a note is called by its title, else by its first words', () => {
  expect(nameOf(note)).toBe('Насосная станция');
  expect(nameOf({ title: ' ', text: '\n  \n Замер\nвторой' })).toBe('Замер');
  expect(nameOf({ title: '', text: '' })).toBe('');
});
