import { translate } from '@pv/texts';
import { describe, expect, it } from 'vitest';
import { clauseText } from './RuleBlock.tsx';

const inLanguage = (locale: 'ru' | 'en') => ({
  locale,
  t: ((key, ...params) => translate(locale, key, ...params)) as Parameters<
    typeof clauseText
  >[1]['t'],
});

describe('where a rule comes from', () => {
  const numbered = { standard: 'ГОСТ 7.32-2017', clause: '6.5.1' } as const;
  const named = { standard: 'Русская типографика', clause: 'тире' } as const;

  it('is named by standard and clause', () => {
    expect(clauseText(numbered, inLanguage('ru'))).toBe('ГОСТ 7.32-2017, п. 6.5.1');
    expect(clauseText(numbered, inLanguage('en'))).toBe('GOST 7.32-2017, clause 6.5.1');
  });

  it('is named by its topic where there is no clause, and in English by the source alone', () => {
    expect(clauseText(named, inLanguage('ru'))).toBe('Русская типографика: тире');
    expect(clauseText(named, inLanguage('en'))).toBe('Russian typography');
  });
});
