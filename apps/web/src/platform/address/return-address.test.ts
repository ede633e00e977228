import { describe, expect, it } from 'vitest';
import { isOwnPath } from './return-address.ts';

const origin = 'https://provektor.ru';

describe('an address to return to', () => {
  it.each(['/projects', '/projects?q=1#top', '/project/nir/1', '/'])('may be %s', (path) => {
    expect(isOwnPath(path, origin)).toBe(true);
  });

  it.each([
    '//evil.ru/projects',
    '/\\evil.ru',
    '/\t/evil.ru',
    'https://evil.ru',
    'javascript:alert(1)',
    'projects',
    '',
  ])('is never %s', (path) => {
    expect(isOwnPath(path, origin)).toBe(false);
  });
});
