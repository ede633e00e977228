import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isUnexpected } from './is-unexpected.ts';

describe('the way to the support', () => {
  it('stands beside failures that are ours', () => {
    expect(isUnexpected(new ApiError(500, 'internal'))).toBe(true);
    expect(isUnexpected(new ApiError(404, 'unknown'))).toBe(true);
    expect(isUnexpected(new TypeError('x is not a function'))).toBe(true);
  });

  it('does not stand beside what the person can mend, or a silent network', () => {
    expect(isUnexpected(new ApiError(409, 'stale_version'))).toBe(false);
    expect(isUnexpected(new ApiError(0, 'network'))).toBe(false);
  });
});
