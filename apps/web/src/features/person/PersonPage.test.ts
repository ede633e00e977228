import type { PublicProfile } from '@pv/contract';
import { createTextEngine } from '@pv/texts';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { contactFacts, placeFacts, publishedFacts } from './PersonPage.tsx';

const nothing: PublicProfile = {
  id: '0192f0a0-0000-7000-8000-0000000000aa',
  name: 'Белова А.',
  full_name: 'Белова Анна',
  is_me: false,
  seen_as: 'others',
  institution: '',
  department: '',
  work_place: '',
  post: '',
  academic_degree: '',
  academic_title: '',
  contacts: null,
  email: null,
  phone: null,
  birth_date: null,
  published: null,
  projects: [],
};
const engine = createTextEngine();
engine.add('ru', ru);
const words = { t: engine.translator('ru'), locale: 'ru' } as const;
const shown = (facts: { value: string; href?: string }[]) =>
  facts.map(({ value, href }) => (href ? `${value} → ${href}` : value));

describe('what a person shows', () => {
  it('is nothing but the name where nothing is told or opened', () => {
    expect([
      placeFacts(nothing),
      contactFacts(nothing, words),
      publishedFacts(nothing, words),
    ]).toEqual([[], [], []]);
  });

  it('is where he works and how he is reached, for his teammates', () => {
    const mate = {
      ...nothing,
      post: 'доцент',
      email: 'a@mail.ru',
      phone: '+7 (900) 123-45-67',
      birth_date: '1990-02-01',
    };
    expect(shown([...placeFacts(mate), ...contactFacts(mate, words)])).toEqual([
      'доцент',
      'a@mail.ru → mailto:a@mail.ru',
      '+7 (900) 123-45-67 → tel:+79001234567',
      '1 февраля 1990 г.',
    ]);
  });

  it('is what he has published, with levels in words and indexes as links', () => {
    const published = {
      city: 'Казань',
      education_level: 'doctor' as const,
      interests: ['сварка', 'прочность'],
      skills: [],
      stack: [],
      experience: '',
      languages: [
        { name: 'русский', level: 'native' as const },
        { name: 'английский', level: 'b2' as const },
      ],
      scopus_id: '',
      researcher_id: '',
      rinc_id: '',
      orcid: '0000-0002-1825-0097',
    };
    expect(shown(publishedFacts({ ...nothing, published }, words))).toEqual([
      'Казань',
      'Доктор наук',
      'сварка, прочность',
      'русский (Родной), английский (B2)',
      '0000-0002-1825-0097 → https://orcid.org/0000-0002-1825-0097',
    ]);
  });
});
