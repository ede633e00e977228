import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { type Layout, laterLayout } from './later-layout.tsx';

const layout =
  (name: string): Layout =>
  ({ children }) => <main className={name}>{children}</main>;

async function drawn(load: () => Promise<Layout>): Promise<string> {
  const Frame = laterLayout(load, { usual: layout('usual'), meanwhile: '…' });
  const { prelude } = await prerender(<Frame>Протокол</Frame>);
  return new Response(prelude).text();
}

describe('a layout whose code comes apart', () => {
  it('stands around the page when it has come', async () => {
    expect(await drawn(async () => layout('bare'))).toContain('<main class="bare">Протокол</main>');
  });

  it('is replaced by the usual one when it does not come', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    expect(await drawn(lost)).toContain('<main class="usual">Протокол</main>');
  });
});
