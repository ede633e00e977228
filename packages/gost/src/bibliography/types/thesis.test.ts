import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

const THESIS = {
  type: 'thesis',
  title: 'Методы оценки износа',
  author: [{ family: 'Вяткин', given: 'Антон Павлович' }],
  'publisher-place': 'Саратов',
  issued: '2019',
};

test('the author of a thesis is named in full after its speciality and kind', () => {
  const csl = {
    ...THESIS,
    section: '05.02.04 «Трение и износ в машинах»',
    genre: 'диссертация на соискание ученой степени кандидата технических наук',
    publisher: 'Волжский технический университет',
    'number-of-pages': '164',
  };
  expect(formatCsl(csl)).toBe(
    'Вяткин, А. П. Методы оценки износа : специальность 05.02.04 «Трение и износ в машинах» : диссертация на соискание ученой степени кандидата технических наук / Вяткин Антон Павлович ; Волжский технический университет. – Саратов, 2019. – 164 с. – Текст : непосредственный.',
  );
});

test('an author’s abstract says so in its kind', () => {
  const genre = 'автореферат диссертации на соискание ученой степени кандидата технических наук';
  expect(formatCsl({ ...THESIS, genre, 'number-of-pages': '20' })).toBe(
    'Вяткин, А. П. Методы оценки износа : автореферат диссертации на соискание ученой степени кандидата технических наук / Вяткин Антон Павлович. – Саратов, 2019. – 20 с. – Текст : непосредственный.',
  );
});

test('a thesis of an unnamed kind is a thesis in its language', () => {
  expect(formatCsl(THESIS)).toContain('Методы оценки износа : диссертация / ');
  expect(formatCsl({ ...THESIS, title: 'Wear' })).toContain('Wear : thesis / ');
});
