import { describe, expect, it } from 'vitest';
import { isOwnPath, isSecretPath } from './return-address.ts';

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

describe('an address', () => {
  it.each(['/article-preview/k3y', '/support/t0ken'])(
    'is a secret where it opens by itself: %s',
    (path) => expect(isSecretPath(path)).toBe(true),
  );

  it.each(['/', '/support', '/support/requests/1', '/support-desk/1', '/articles-news/pitch'])(
    'is none where rights open it: %s',
    (path) => expect(isSecretPath(path)).toBe(false),
  );
});
