import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { sessionNote } from './SessionList.tsx';

const engine = createTextEngine();
engine.add('ru', ru);
engine.add('en', en);
const at = (day: number) => new Date(2026, 10, day, 14, 5).toISOString();
const say = (locale: 'ru' | 'en', session: { current?: boolean; used_at?: string } = {}) =>
  sessionNote(
    { address: '10.20.30.40', created_at: at(20), used_at: at(22), current: false, ...session },
    { t: engine.translator(locale), locale },
  );

describe('the line of a session', () => {
  it('says from where, when one signed in and when it was used last', () => {
    expect(say('ru')).toMatch(
      /^10\.20\.30\.40 · вход 20 нояб.* 14:05 · активность 22 нояб.* 14:05$/,
    );
  });

  it('says the same of the one that it is read in', () => {
    expect(say('ru', { current: true })).toBe(`этот сеанс · ${say('ru')}`);
    expect(say('en', { current: true })).toBe(`this session · ${say('en')}`);
  });

  it('names one moment once', () => {
    expect(say('en', { used_at: at(20) })).toMatch(
      /^10\.20\.30\.40 · signed in 20 Nov 2026, 14:05$/,
    );
  });
});
