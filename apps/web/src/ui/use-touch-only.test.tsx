import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTouchOnly } from './use-touch-only.ts';

function Menu() {
  return <ul>{!useTouchOnly() && <li>Keys</li>}</ul>;
}

/** What is drawn where the media features are these. */
async function drawn(features: Record<string, string>): Promise<string> {
  const holds = (query: string) =>
    [...query.matchAll(/\((\w+): (\w+)\)/g)].every(([, name = '', is]) => features[name] === is);
  vi.stubGlobal('window', { matchMedia: (query: string) => ({ matches: holds(query) }) });
  const { prelude } = await prerender(<Menu />);
  return new Response(prelude).text();
}

describe('a menu that names the keys', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('leaves them out on a phone', async () => {
    expect(await drawn({ hover: 'none', pointer: 'coarse' })).toBe('<ul></ul>');
  });

  it('has them where there is a mouse, or nothing is known to point', async () => {
    expect(await drawn({ hover: 'hover', pointer: 'fine' })).toContain('Keys');
    expect(await drawn({ hover: 'none', pointer: 'none' })).toContain('Keys');
  });
});
