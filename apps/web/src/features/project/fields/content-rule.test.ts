import { describe, expect, it } from 'vitest';
import { check } from '../../../ui/form/field.ts';
import { contentRule } from './content-rule.ts';

const wrong = check(contentRule);

describe('a text of either kind', () => {
  it('is sent when it is of the kind that it says', () => {
    expect(wrong({ kind: 'text', content: '{' })).toBeNull();
    expect(wrong({ kind: 'content', content: '' })).toBeNull();
    expect(wrong({ kind: 'content', content: '{' })).toBe('field_wrong');
  });

  it('is not sent beyond fifty thousand letters, and says how many it may have', () => {
    expect(wrong({ kind: 'text', content: 'я'.repeat(50_001) })).toBe('field_long:50000');
  });
});
