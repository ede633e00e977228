import { describe, expect, it } from 'vitest';
import configure from '../../../vite.config.ts';
import { buildOfPage } from './build-of-page.ts';

/** A page with scripts at these addresses. */
const pageWith = (...sources: string[]) =>
  ({ querySelectorAll: () => sources.map((src) => ({ src })) }) as unknown as Document;

describe('the build that runs in a tab', () => {
  it('is told by the script that the build names so', () => {
    const { environments } = configure({ command: 'build', mode: 'production' });
    const output = environments?.client?.build?.rolldownOptions?.output;
    const { entryFileNames } = output as { entryFileNames: string };
    const entry = `https://provektor.ru/${entryFileNames.replace('[hash]', 'D4x-k_9Q')}`;
    expect(buildOfPage(pageWith('https://provektor.ru/assets/Bq81.js', entry))).toBe('D4x-k_9Q');
  });

  it('is not known in development, where no script is named by what stands in it', () => {
    expect(buildOfPage(pageWith('http://localhost:5173/src/main.tsx'))).toBe('');
  });
});
