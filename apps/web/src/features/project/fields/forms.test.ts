import { describe, expect, it } from 'vitest';
import { createUnsentTerms } from './forms.ts';

describe('terms that are shown and not sent', () => {
  it('are known from when they are shown until they fit or are gone, each for itself', () => {
    const terms = createUnsentTerms();
    expect(terms.any()).toBe(false);
    const [first, second] = [terms.hold('stage'), terms.hold('stage')];
    first();
    first();
    expect(terms.any()).toBe(true);
    second();
    expect(terms.any()).toBe(false);
  });
});
