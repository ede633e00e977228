import { EXPERIENCE_MAX, emptyProfile } from '@pv/contract';
import { richOfText, writeRich } from '@pv/editor-schema/rich-text';
import { describe, expect, it } from 'vitest';
import { checkField } from './check-field.ts';

/** What is said to so many letters of experience. */
function said(letters: number) {
  const experience = writeRich(richOfText('я'.repeat(letters)));
  return checkField('experience', experience, { ...emptyProfile(), experience });
}

describe('a field of the profile', () => {
  it('says of experience how many letters it takes, not counting its form', () => {
    expect([said(EXPERIENCE_MAX), said(EXPERIENCE_MAX + 1)]).toEqual([null, 'field_long:20000']);
  });

  it('says what the contract says of the others, and what is missing', () => {
    const profile = emptyProfile();
    expect(checkField('city', 'я'.repeat(121), profile)).toBe('field_long:120');
    expect(checkField('city', '', profile)).toBe('field_empty');
  });
});
