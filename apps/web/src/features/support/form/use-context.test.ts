import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { expect, it } from 'vitest';
import { errorTold } from './use-context.ts';

const engine = createTextEngine();
engine.add('ru', ru);
engine.add('en', en);
const by = {
  kind: 'TypeError',
  failedAt: new Date(2026, 10, 23, 7, 5).getTime(),
  build: 'BgR2DVNz',
  zone: 'UTC+3',
};

it('an error is told with its kind, moment and build, by which the support finds it', () => {
  const told = (locale: 'ru' | 'en') =>
    errorTold(engine.translator(locale)('shell.crash.title'), by, engine.translator(locale));
  expect([told('ru'), told('en')]).toEqual([
    'Страница не открылась · TypeError · 23.11.2026 07:05 (UTC+3) · сборка BgR2DVNz',
    'The page did not open · TypeError · 23 Nov 2026 07:05 (UTC+3) · build BgR2DVNz',
  ]);
});

it('an error of which little is known has no empty places, and none is told where there was none', () => {
  const t = engine.translator('ru');
  expect(errorTold('Нет связи', { ...by, kind: '', build: '' }, t)).toBe(
    'Нет связи · 23.11.2026 07:05 (UTC+3)',
  );
  expect(errorTold('', { ...by, failedAt: 0 }, t)).toBe('');
});
