import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

test('a file of an archive is found by its place there', () => {
  const csl = {
    type: 'manuscript',
    title: 'Письмо в управление дороги',
    author: [{ family: 'Ершов', given: 'П. К.' }],
    issued: '1925',
    'number-of-pages': '2 л.',
    archive: 'Областной архив',
    archive_location: 'Ф. 316. Оп. 1. Д. 161. Л. 1–2',
  };
  expect(formatCsl(csl)).toBe(
    'Ершов, П. К. Письмо в управление дороги / П. К. Ершов. – 1925. – 2 л. – Текст : непосредственный // Областной архив. Ф. 316. Оп. 1. Д. 161. Л. 1–2.',
  );
});
