import { describe, expect, it } from 'vitest';
import { emptyProfile, missingProblem, missingProfileFields } from './profile.ts';

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

describe('a field that was emptied', () => {
  it('is told of when it is required', () => {
    expect(missingProblem('first_name', { ...filled, first_name: ' ' })).toBe('field_empty');
    expect(missingProblem('education_level', { ...filled, education_level: null })).toBe(
      'field_empty',
    );
    expect(missingProblem('first_name', filled)).toBeNull();
    expect(missingProblem('group', filled)).toBeNull();
  });

  it('may be either place while the other one is named', () => {
    const nowhere = { ...filled, institution: '', work_place: '' };
    expect(missingProblem('institution', nowhere)).toBe('place_missing');
    expect(missingProblem('work_place', nowhere)).toBe('place_missing');
    expect(missingProblem('work_place', filled)).toBeNull();
    expect(missingProblem('institution', { ...nowhere, work_place: 'Завод' })).toBeNull();
  });
});
