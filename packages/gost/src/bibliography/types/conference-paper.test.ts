import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

test('a paper stands in the proceedings, with the place and the days of the conference', () => {
  const csl = {
    type: 'paper-conference',
    title: 'Модель склада',
    author: [{ family: 'Котов', given: 'Лев Ильич' }],
    'container-title': 'Цифровая логистика',
    'event-title': 'материалы III Всероссийской конференции',
    'event-place': 'Самара',
    'event-date': {
      'date-parts': [
        [2020, 5, 12],
        [2020, 5, 14],
      ],
    },
    editor: [{ literal: 'ответственный редактор Н. О. Седов' }],
    'publisher-place': 'Самара',
    publisher: 'Парус',
    issued: '2020',
    page: '44-49',
  };
  expect(formatCsl(csl)).toBe(
    'Котов, Л. И. Модель склада / Л. И. Котов. – Текст : непосредственный // Цифровая логистика : материалы III Всероссийской конференции, Самара, 12–14 мая 2020 г. / ответственный редактор Н. О. Седов. – Самара : Парус, 2020. – С. 44–49.',
  );
});

test('proceedings alone are enough', () => {
  const csl = {
    type: 'paper-conference',
    title: 'Quiet bearings',
    'container-title': 'Proceedings of Friction',
    issued: '2020',
    volume: '2',
    page: '1-9',
  };
  expect(formatCsl(csl)).toBe(
    'Quiet bearings. – Текст : непосредственный // Proceedings of Friction. – 2020. – Vol. 2. – P. 1–9.',
  );
});
