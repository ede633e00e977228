import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { inIdleSteps, loadOnce, partAhead } from './lazy.ts';

describe('loading once', () => {
  it('asks once for everybody', async () => {
    let asked = 0;
    const load = loadOnce(async () => {
      asked += 1;
      return 'code';
    });
    expect(await Promise.all([load(), load()])).toEqual(['code', 'code']);
    expect(await load()).toBe('code');
    expect(asked).toBe(1);
  });

  it('asks anew after a failure, which everybody who waited for it gets', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('code')];
    const load = loadOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
    const waiting = [load(), load()];
    for (const one of waiting) await expect(one).rejects.toThrow('offline');
    expect(await load()).toBe('code');
  });
});

const Words = ({ words }: { words: string }) => createElement('p', null, words);

/** A part whose code comes, or fails to, when the test says so. */
function open() {
  const asked: PromiseWithResolvers<typeof Words>[] = [];
  const part = partAhead(() => {
    const next = Promise.withResolvers<typeof Words>();
    asked.push(next);
    return next.promise;
  });
  const element = () =>
    createElement(
      Suspense,
      { fallback: createElement('i', null, 'waits') },
      createElement(part.Part, { words: 'here' }),
    );
  return { part, asked, element, atOnce: () => renderToString(element()) };
}

describe('a part that was asked for ahead', () => {
  it('is drawn at once when it is opened, without its place waiting', async () => {
    const { part, asked, atOnce } = open();
    part.ask();
    part.ask();
    expect(asked).toHaveLength(1);
    asked[0]?.resolve(Words);
    await asked[0]?.promise;
    await Promise.resolve();
    expect(atOnce()).toContain('<p>here</p>');
    expect(asked).toHaveLength(1);
  });

  it('has its place wait, and is drawn when its code has come', async () => {
    const { asked, element, atOnce } = open();
    expect(atOnce()).toContain('<i>waits</i>');
    const drawn = prerender(element());
    asked[0]?.resolve(Words);
    const html = await new Response((await drawn).prelude).text();
    expect(html).toContain('<p>here</p>');
  });

  it('is asked for anew after its code did not come', async () => {
    const { part, asked, element } = open();
    part.ask();
    asked[0]?.reject(new TypeError('Failed to fetch'));
    await asked[0]?.promise.catch(() => undefined);
    part.forget();
    const drawn = prerender(element());
    await Promise.resolve();
    expect(asked).toHaveLength(2);
    asked[1]?.resolve(Words);
    expect(await new Response((await drawn).prelude).text()).toContain('<p>here</p>');
  });
});

describe('what may wait', () => {
  /** A page whose browser is idle when it is told so; without `idle` it never tells. */
  async function opened(
    idle: (() => void)[] | null,
    look: (done: string[]) => Promise<void>,
  ): Promise<void> {
    vi.useFakeTimers();
    vi.stubGlobal('window', {
      ...(idle && {
        requestIdleCallback: (run: () => void) => idle.push(run) - 1,
        cancelIdleCallback: (at: number) => idle.splice(at, 1),
      }),
    });
    await look([]).finally(() => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    });
  }
  const stepsOf = (done: string[]) => ['one', 'two'].map((step) => () => done.push(step));

  it('is done in its order, each step in an idle moment, and not while the page has just opened', () => {
    const idle: (() => void)[] = [];
    return opened(idle, async (done) => {
      inIdleSteps(stepsOf(done));
      await vi.advanceTimersByTimeAsync(2000);
      expect(idle).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1000);
      idle.shift()?.();
      expect(done).toEqual(['one']);
      idle.shift()?.();
      expect(done).toEqual(['one', 'two']);
    });
  });

  it('is left when nobody waits for it any more', () => {
    const idle: (() => void)[] = [];
    return opened(idle, async (done) => {
      const stop = inIdleSteps(stepsOf(done));
      await vi.advanceTimersByTimeAsync(3000);
      idle.shift()?.();
      stop();
      expect(idle).toHaveLength(0);
      expect(done).toEqual(['one']);
    });
  });

  it('is done within seconds in a browser that does not tell when it is idle', () =>
    opened(null, async (done) => {
      inIdleSteps(stepsOf(done));
      await vi.advanceTimersByTimeAsync(4000);
      expect(done).toEqual(['one', 'two']);
    }));
});
