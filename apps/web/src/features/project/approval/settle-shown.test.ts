import { describe, expect, it } from 'vitest';
import { unsavedOf } from './settle-shown.ts';

describe('what is on the screen and not on the server', () => {
  it('stops a decision, and days that do not fit are named before text that did not come', () => {
    expect(unsavedOf(true, true)).toBe('unsavedTerm');
    expect(unsavedOf(false, true)).toBe('unsavedTerm');
    expect(unsavedOf(false, false)).toBe('unsaved');
  });

  it('is nothing where all was saved', () => {
    expect(unsavedOf(true, false)).toBeNull();
  });
});
