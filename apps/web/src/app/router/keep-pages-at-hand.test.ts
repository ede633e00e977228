import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { whenStanding } from './keep-pages-at-hand.ts';

/** A page that opens, and asks for answers, when the test says so. */
function open() {
  const listeners = new Set<() => void>();
  const state: { status: 'idle' | 'pending' } = { status: 'pending' };
  const router = {
    state,
    subscribe: (_: 'onRendered', listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const told: string[] = [];
  whenStanding(router, queries, () => told.push('stands'));
  return {
    told,
    queries,
    listeners,
    rendered: () => {
      state.status = 'idle';
      for (const listener of [...listeners]) listener();
    },
    ask: (name: string) => {
      const { promise, ...settle } = Promise.withResolvers<string>();
      const asked = queries.fetchQuery({ queryKey: [name], queryFn: () => promise });
      return { ...settle, asked };
    },
  };
}
/** The cache tells of its changes after the present turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('what waits until the page stands', () => {
  it('comes when the page is open and all its answers are here, and once', async () => {
    const { told, ask, rendered, listeners } = open();
    const [list, filters] = [ask('list'), ask('filters')];
    rendered();
    list.resolve('rows');
    await list.asked;
    await turn();
    expect(told).toEqual([]);
    filters.resolve('none');
    await filters.asked;
    await turn();
    expect(told).toEqual(['stands']);
    rendered();
    expect([told, listeners.size]).toEqual([['stands'], 0]);
  });

  it('waits for the page although something of the frame was answered before', async () => {
    const { told, ask, rendered } = open();
    const frame = ask('count');
    frame.resolve('3');
    await frame.asked;
    await turn();
    expect(told).toEqual([]);
    rendered();
    expect(told).toEqual(['stands']);
  });

  it('comes too when an answer is a failure', async () => {
    const { told, ask, rendered } = open();
    const list = ask('list');
    rendered();
    list.reject(new Error('500'));
    await list.asked.catch(() => undefined);
    await turn();
    expect(told).toEqual(['stands']);
  });
});
