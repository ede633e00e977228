import { describe, expect, it } from 'vitest';
import { emptyProfile, missingProfileFields } from './profile.ts';

const filled = {
  ...emptyProfile(),
  last_name: 'Смирнова',
  first_name: 'Анна',
  education_level: 'bachelor' as const,
  city: 'Казань',
  institution: 'Технический университет',
};

describe('what a profile still lacks', () => {
  it('is nothing once the five fields are filled', () => {
    expect(missingProfileFields(filled)).toEqual([]);
    expect(missingProfileFields(emptyProfile())).toHaveLength(5);
  });

  it('is a name of spaces too', () => {
    expect(missingProfileFields({ ...filled, last_name: '   ' })).toEqual(['last_name']);
  });

  it('is no institution for who names a place of work, unless that is spaces', () => {
    expect(missingProfileFields({ ...filled, institution: '', work_place: 'Завод' })).toEqual([]);
    expect(missingProfileFields({ ...filled, institution: '', work_place: ' ' })).toEqual([
      'institution',
    ]);
  });
});
