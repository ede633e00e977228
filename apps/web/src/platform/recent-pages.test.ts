import { describe, expect, it } from 'vitest';
import { createRecentPages, parseRecent, type RecentPage, withVisit } from './recent-pages.ts';

const page = (path: string, at: number): RecentPage => ({ title: path, path, kind: 'page', at });

describe('recent pages', () => {
  it('have the newest first', () => {
    const list = withVisit(withVisit([], page('/a', 1)), page('/b', 2));
    expect(list.map(({ path }) => path)).toEqual(['/b', '/a']);
  });

  it('hold a page once, with its latest title', () => {
    const first = withVisit([page('/b', 2), page('/a', 1)], { ...page('/a', 3), title: 'Тема' });
    expect(first.map(({ path }) => path)).toEqual(['/a', '/b']);
    expect(first[0]?.title).toBe('Тема');
  });

  it('are twenty at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => page(`/${index}`, index));
    const list = many.reduce(withVisit, [] as RecentPage[]);
    expect(list).toHaveLength(20);
    expect(list[0]?.path).toBe('/29');
  });

  it.each([null, '', '{', '{}', '42', '[1,null,"x"]', '[{"path":"//evil","title":"x"}]'])(
    'are none in a storage that holds %s',
    (stored) => {
      expect(parseRecent(stored)).toEqual([]);
    },
  );

  it('survive being stored', () => {
    const list = [page('/a', 1)];
    expect(parseRecent(JSON.stringify(list))).toEqual(list);
  });

  it('are remembered for this tab when the storage is full', () => {
    const full = {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem() {},
      clear() {},
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const recent = createRecentPages({ localStorage: full, addEventListener() {} });
    recent.visit(page('/a', 1));
    expect(recent.list().map(({ path }) => path)).toEqual(['/a']);
  });
});
