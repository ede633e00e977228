import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { createTextEngine } from './engine.ts';
import { ru } from './ru/index.ts';

describe('an engine filled language by language', () => {
  it('falls back to English until the asked language has come', () => {
    const engine = createTextEngine();
    engine.add('en', en);
    expect(engine.has('ru')).toBe(false);
    expect(engine.translator('ru')('shell.nav.home')).toBe('Home');
    engine.add('ru', ru);
    expect(engine.has('ru')).toBe(true);
    expect(engine.translator('ru')('shell.nav.home')).toBe('Главная');
  });

  it('ends a sentence by one stop where its last value ends with one', () => {
    const engine = createTextEngine();
    engine.add('ru', ru);
    const by = (name: string) => engine.translator('ru')('mail.operator', { operator: name });
    expect(by('Гарипов Т. Р.')).toBe('Сервис ведёт Гарипов Т. Р.');
    expect(by('КАИ')).toBe('Сервис ведёт КАИ.');
  });

  it('shares nothing with another engine', () => {
    createTextEngine().add('ru', ru);
    expect(createTextEngine().has('ru')).toBe(false);
  });
});
