import { describe, expect, it } from 'vitest';
import { passportName, transliterate } from './slug.ts';

describe('a name in Latin letters', () => {
  it('keeps capitals, hyphens and what is Latin already', () => {
    expect(transliterate('Ёлкина-Щукина Юлия')).toBe('Yolkina-Shchukina Yuliya');
    expect(transliterate('Anna, 3 части')).toBe('Anna, 3 chasti');
  });

  it('is spelled otherwise in a passport', () => {
    expect(passportName('Ёлкин Юрий Подъячев')).toBe('Elkin Iurii Podieiachev');
  });

  it('drops the signs that have no sound', () => {
    expect(transliterate('Подъячев Игорь')).toBe('Podyachev Igor');
  });
});
