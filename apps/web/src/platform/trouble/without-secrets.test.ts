import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

it.each([
  [
    'Failed to fetch https://provektor.ru/reset-password?id=42&email=a@mail.ru',
    'Failed to fetch https://provektor.ru/reset-password…',
  ],
  ['Не открылось /invite?code=77#top.', 'Не открылось /invite…'],
  ['Нет ответа от https://provektor.ru/support/t0ken', 'Нет ответа от https://provektor.ru/…'],
  ['Bearer eyJhbGciOiJI.eyJzdWIiOiJh.c2lnbmF0dXJl', 'Bearer …'],
  ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'key …'],
])('of «%s» only «%s» is told', (said, told) => {
  expect(withoutSecrets(said)).toBe(told);
});

it.each([
  'Сервер не ответил. Повторите через 5 минут?',
  'Файл «Отчёт 2026/27.docx» больше 200 МБ (и/или повреждён).',
  'GOST R 7.0.100-2018, https://provektor.ru/faq',
])('what holds no secret is told as it is: %s', (said) => {
  expect(withoutSecrets(said)).toBe(said);
});
