import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

test('a newspaper is found by its day', () => {
  const csl = {
    type: 'article-newspaper',
    title: 'Мост открыт',
    author: [{ literal: 'Ершова О. П.' }],
    'container-title': 'Заречный край',
    issued: { 'date-parts': [[2018, 3, 12]] },
    issue: '45',
    page: '3',
  };
  expect(formatCsl(csl)).toBe(
    'Ершова, О. П. Мост открыт / О. П. Ершова. – Текст : непосредственный // Заречный край. – 2018. – 12 марта (№ 45). – С. 3.',
  );
});

test('without a day it is found by its number', () => {
  const csl = {
    type: 'article-newspaper',
    title: 'Bridge opens',
    'container-title': 'The Riverside',
    issued: '2018',
    issue: '45',
  };
  expect(formatCsl(csl)).toBe(
    'Bridge opens. – Текст : непосредственный // The Riverside. – 2018. – No. 45.',
  );
});
