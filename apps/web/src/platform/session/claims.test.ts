import { describe, expect, it } from 'vitest';
import { expiryOf, readClaims } from './claims.ts';

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const jwt = (payload: unknown) => `h.${encode(payload)}.s`;

const claims = {
  exp: 1_900_000_000,
  sub: 'анна@почта.рф',
  uid: '0192f0a0-0000-7000-8000-0000000000aa',
  sid: '0192f0a0-0000-7000-8000-0000000000bb',
  profile: { name: 'Анна Ёлкина' },
};

describe('claims of an access token', () => {
  it('are read with letters outside ASCII', () => {
    expect(readClaims(jwt(claims))).toEqual(claims);
  });

  it('say by null that the profile is not filled', () => {
    expect(readClaims(jwt({ ...claims, profile: null }))?.profile).toBeNull();
  });

  it.each(['', 'x', 'a.b.c', 'h.%%%.s', jwt({ sub: 'x' }), jwt(null)])(
    'cannot be read from %s',
    (token) => {
      expect(readClaims(token)).toBeNull();
    },
  );
});

describe('expiry of a token', () => {
  it('is in milliseconds', () => {
    expect(expiryOf(jwt({ exp: 12 }))).toBe(12_000);
  });

  it.each(['opaque-token', jwt({}), jwt({ exp: 'soon' }), jwt(null)])(
    'is unknown in %s',
    (token) => {
      expect(expiryOf(token)).toBeNull();
    },
  );
});
