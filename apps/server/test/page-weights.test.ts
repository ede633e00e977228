import { beforeAll, describe, expect, it } from 'vitest';
import { PAGES, scriptBytes } from '../../../bench/support/page-weight.ts';
import { ensureBuilt } from '../../../tools/build.mjs';

const BUILDING = 300_000;

describe('the scripts that a page loads at once', () => {
  beforeAll(ensureBuilt, BUILDING);

  it.each(PAGES.filter(({ aim }) => aim !== undefined))('$name: at most $aim kB', (page) => {
    expect(scriptBytes(page.modules) / 1000).toBeLessThanOrEqual(page.aim ?? 0);
  });
});
