import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { drawnPart } from './drawn-part.ts';

const Words = ({ words }: { words: string }) => createElement('p', null, words);

describe('a part whose code comes when it is used', () => {
  it('is drawn whole by the server', async () => {
    const { Part } = drawnPart<{ words: string }>(async () => Words);
    const page = createElement(Suspense, { fallback: '…' }, createElement(Part, { words: 'Тема' }));
    const { prelude } = await prerender(page);
    expect(await new Response(prelude).text()).toContain('<p>Тема</p>');
  });

  it('is asked for once, and again after its code did not come', async () => {
    let asked = 0;
    const { ask } = drawnPart<{ words: string }>(async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('no network');
      return Words;
    });
    await expect(ask()).rejects.toThrow('no network');
    await Promise.all([ask(), ask()]);
    await ask();
    expect(asked).toBe(2);
  });
});
