import { describe, expect, it } from 'vitest';
import { isSecretPath } from './secret-path.ts';

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
