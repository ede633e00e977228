import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { untilText, whenText } from './when-text.ts';

const engine = createTextEngine();
engine.add('ru', ru);
engine.add('en', en);
const t = engine.translator('ru');
const inEnglish = engine.translator('en');

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 11, day, hours, minutes);
const NOW = at(10, 20);

describe('when somebody was or will be reminded', () => {
  it.each([
    [at(9, 14, 5), 'вчера в 14:05', 'yesterday at 14:05'],
    [at(10, 0, 1), 'сегодня в 00:01', 'today at 00:01'],
    [at(11, 19, 59), 'завтра в 19:59', 'tomorrow at 19:59'],
    [at(8, 9), '08.12 в 09:00', 'on 8 Dec at 09:00'],
  ])('%s is told by its day and its time', (moment, russian, english) => {
    expect(whenText(moment.toISOString(), NOW, t)).toBe(russian);
    expect(whenText(moment.toISOString(), NOW, inEnglish)).toBe(english);
  });
});

describe('how long it is until the next reminder', () => {
  it.each([
    [at(11, 1, 30), '6\u00a0ч'],
    [at(10, 21), '1\u00a0ч'],
    [at(10, 20, 40), '40\u00a0мин'],
    [at(10, 19), '1\u00a0мин'],
  ])('%s is %s away', (moment, words) => {
    expect(untilText(moment.toISOString(), NOW, t)).toBe(words);
  });
});
