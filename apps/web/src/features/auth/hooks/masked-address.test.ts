import { describe, expect, it } from 'vitest';
import { maskedAddress } from './masked-address.ts';

describe('a masked address', () => {
  it.each([
    ['anna@mail.ru', 'a•••@mail.ru'],
    ['я@кафедра.рф', 'я•••@кафедра.рф'],
    ['"a@b"@mail.ru', '"•••@mail.ru'],
  ])('of %s is %s', (email, masked) => {
    expect(maskedAddress(email)).toBe(masked);
  });
});
