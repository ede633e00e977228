import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from '@pv/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAGES, scriptBytes } from '../../../bench/support/page-weight.ts';
import { ensureBuilt, webFolder } from '../../../tools/build.mjs';

const BUILDING = 300_000;

describe('the scripts that a page loads at once', () => {
  beforeAll(ensureBuilt, BUILDING);

  it.each(PAGES.filter(({ aim }) => aim !== undefined))('$name: at most $aim kB', (page) => {
    expect(scriptBytes(page.modules) / 1000).toBeLessThanOrEqual(page.aim ?? 0);
  });
});

describe('the page of a document', () => {
  beforeAll(ensureBuilt, BUILDING);

  it('names the code of the editor, of the frame and of what it asks for at once', async () => {
    const { openRenderer } = (await import(`${webFolder}-server/render.js`)) as ServerBuild;
    const read = (file: string) => readFileSync(join(webFolder, file), 'utf8');
    const manifest = read('.vite/manifest.json');
    const { render } = openRenderer({ template: read('index.html'), manifest });
    const page = await render({
      address: '/project/nir/1/document/2',
      origin: 'https://example.ru',
      locale: 'ru',
      transport: () => Promise.reject(new Error('nothing is asked')),
      signal: new AbortController().signal,
    });
    const built = JSON.parse(manifest) as Record<string, { file: string }>;
    for (const module of [
      'src/app/document/DocumentPage.tsx',
      'src/app/document/open-ahead.ts',
      'src/app/layouts/signed-in.ts',
      '../../packages/texts/src/ru/daily.ts',
    ]) {
      expect(page).toHaveProperty('html', expect.stringContaining(`/${built[module]?.file}"`));
    }
  });
});
