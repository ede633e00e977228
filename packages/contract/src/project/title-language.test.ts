import { expect, it } from 'vitest';
import { titleLanguage } from './title-language.ts';

it.each([
  ['Сбор записей звука', 'en', 'ru'],
  ['ResNet и радиограммы', 'en', 'ru'],
  ['Weld defects', 'en', 'en'],
  ['Weld defects', 'ru', 'ru'],
  ['', 'en', 'en'],
] as const)('the texts of a template for %j, read in %s, come in %s', (title, reader, language) => {
  expect(titleLanguage(title, reader)).toBe(language);
});
