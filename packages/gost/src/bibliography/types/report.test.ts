import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

test('a report names the organisation and the head of the work', () => {
  const csl = {
    type: 'report',
    title: 'Исследование опор скольжения',
    status: 'заключительный',
    authority: 'Институт трения',
    director: [{ family: 'Седов', given: 'Н. О.' }],
    'publisher-place': 'Тула',
    issued: '2020',
    'number-of-pages': '88',
    number: '№ ГР 0120.0000000',
  };
  expect(formatCsl(csl)).toBe(
    'Исследование опор скольжения : отчет о НИР (заключительный) / Институт трения ; руководитель Н. О. Седов. – Тула, 2020. – 88 с. – № ГР 0120.0000000. – Текст : непосредственный.',
  );
});

test('an English report needs no Russian words but those of the cataloguer', () => {
  const csl = {
    type: 'report',
    title: 'Bearings',
    authority: 'Friction Institute',
    issued: '2020',
    'number-of-pages': '88',
  };
  expect(formatCsl(csl)).toBe(
    'Bearings : report / Friction Institute. – 2020. – 88 p. – Текст : непосредственный.',
  );
});
