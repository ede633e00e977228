import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { sessionNote } from './session-note.ts';

const engine = createTextEngine();
engine.add('ru', ru);
engine.add('en', en);
const session = { address: '10.20.30.40', used_at: new Date(2026, 10, 22, 14, 5).toISOString() };
const say = (locale: 'ru' | 'en', current: boolean) =>
  sessionNote({ ...session, current }, { t: engine.translator(locale), locale });

describe('the line of a session', () => {
  it('says from where and when it was used', () => {
    expect(say('ru', false)).toMatch(/^10\.20\.30\.40 · активность 22 нояб.* 14:05$/);
  });

  it('says the same of the one that it is read in', () => {
    expect(say('ru', true)).toBe(`этот сеанс · ${say('ru', false)}`);
    expect(say('en', true)).toBe(`this session · ${say('en', false)}`);
  });
});
