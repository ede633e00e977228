import { authEndpoints, userEndpoints } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { isDescribed } from './is-described.ts';

describe('the status of a failed call', () => {
  it('is described where the contract names a code with it, or any call may end so', () => {
    expect(isDescribed(authEndpoints.signUp, 409)).toBe(true);
    expect(
      [401, 403, 404, 422, 429, 500].every((one) => isDescribed(userEndpoints.profile, one)),
    ).toBe(true);
  });

  it('is not where it comes from elsewhere, or belongs to another call', () => {
    expect(isDescribed(authEndpoints.signUp, 502)).toBe(false);
    expect(isDescribed(userEndpoints.profile, 409)).toBe(false);
  });
});
