import { describe, expect, it } from 'vitest';
import { passwordSchema } from './fields.ts';
import { isGuessable } from './guessable.ts';
import { passwordStrength } from './strength.ts';

describe('a password', () => {
  it.each([
    ['', 'empty'],
    ['kj4t', 'weak'],
    ['kj4tzp', 'fair'],
    ['коровадуб', 'fair'],
    ['корова-дуб', 'strong'],
    ['Korova-1984-dub', 'strong'],
    ['правильнолошадьскрепка', 'strong'],
  ])('«%s» is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it.each([
    '345678',
    '123123',
    '147258',
    'qweasdzxc',
    'gfhjkm',
    'aaaaaaaaaaaa',
    'abababababab',
    'Password1!',
    'P@$$w0rd2024',
    'qwerty123456',
    'йцукенгшщз12',
    'gfhjkm123456',
    'Пароль-2024!',
    'zyxwvutsrqpo',
    '        ',
  ])('«%s» is tried among the first', (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  it.each(['124578', 'pravilnyi-kon-9', 'qwerty-но-длиннее'])('«%s» is not', (password) => {
    expect(isGuessable(password)).toBe(false);
  });

  it('is guessed from the address and the name of its owner', () => {
    const own = ['anna.smirnova@mail.ru', 'Анна Смирнова'];
    for (const password of ['anna.smirnova@mail.ru', 'Smirnova1999', 'смирнова-Анна1']) {
      expect(isGuessable(password, own)).toBe(true);
      expect(passwordStrength(password)).toBe('strong');
    }
    expect(isGuessable('lesnaya-tropa-7', own)).toBe(false);
  });

  it('is no row of spaces', () => {
    const problem = (typed: string) => passwordSchema.safeParse(typed).error?.issues[0]?.message;
    expect(problem('        ')).toBe('password_blank');
    expect(problem(' ')).toBe('password_short');
    expect(problem('два слова')).toBeUndefined();
  });
});
