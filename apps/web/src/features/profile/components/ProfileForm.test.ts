import type { ProfileField, ProfileFields } from '@pv/contract';
import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { valueWords } from './ProfileForm.tsx';

const engine = createTextEngine();
engine.add('ru', ru);
engine.add('en', en);
const russian = { t: engine.translator('ru'), locale: 'ru' } as const;
const english = { t: engine.translator('en'), locale: 'en' } as const;

describe('a value of the profile in words', () => {
  const cases: [ProfileField, ProfileFields[ProfileField], string][] = [
    ['city', 'Томск', 'Томск'],
    ['city', '', 'пусто'],
    ['education_level', 'bachelor', 'Бакалавриат'],
    ['education_level', null, 'пусто'],
    ['birth_date', '2001-02-03', '3 февраля 2001 г.'],
    ['no_middle_name', true, 'да'],
    ['no_middle_name', false, 'нет'],
    ['skills', ['физика', 'химия'], 'физика, химия'],
    ['skills', [], 'пусто'],
    ['languages', [{ name: 'Английский', level: 'b2' }], 'Английский (B2)'],
    ['languages', [{ name: 'Русский', level: 'native' }], 'Русский (Родной)'],
  ];
  it.each(cases)('of %s, %j, is «%s»', (field, value, words) => {
    expect(valueWords(field, value, russian).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('is said in the language of the screen', () => {
    expect(valueWords('birth_date', '2001-02-03', english)).toBe('3 Feb 2001');
    expect(valueWords('education_level', 'bachelor', english)).not.toMatch(/[а-я]/i);
  });
});
