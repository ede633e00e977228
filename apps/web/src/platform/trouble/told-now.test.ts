import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { expect, it } from 'vitest';
import { toldNow } from './told-now.ts';

const engine = createTextEngine();
engine.add('ru', ru);
const russian = (key: string) => engine.dynamic('ru', key);

it('an error that was told in English goes in Russian with a letter that is written in Russian', () => {
  const told = { error: en.auth.notice.codeWrong, key: 'auth.notice.codeWrong' };
  expect(toldNow(told, russian)).toBe(ru.auth.notice.codeWrong);
});

it('an error goes as it was told where the server has said it, or its text is not there', () => {
  expect(toldNow({ error: 'Сервер занят', key: '' }, russian)).toBe('Сервер занят');
  expect(toldNow({ error: 'Нет связи', key: 'shell.toast.gone' }, russian)).toBe('Нет связи');
});
