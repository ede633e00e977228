import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Later } from './Later.tsx';

it('draws the page at once, and what may come later after it by itself', async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const page = (
    <>
      text
      <Later> and outline</Later>
    </>
  );
  flushSync(() => root.render(page));
  expect(host.textContent).toBe('text');
  await vi.waitFor(() => expect(host.textContent).toBe('text and outline'));
  root.unmount();
});
