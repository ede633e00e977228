import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { followHash } from './follow-hash.ts';

type Rendered = Parameters<ReturnType<typeof followed>['render']>[0];

function followed() {
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const kept: string[] = [];
  const ended: string[] = [];
  followHash(router, (id) => {
    kept.push(id);
    return () => ended.push(id);
  });
  const render = (hash: string) =>
    router.emit({
      type: 'onRendered',
      fromLocation: undefined,
      toLocation: { ...router.latestLocation, hash },
      pathChanged: true,
      hrefChanged: true,
      hashChanged: true,
    });
  return { history, render, kept, ended };
}

const shown = (at: ReturnType<typeof followed>, ...hashes: Rendered[]) => hashes.map(at.render);

test('a page opened at a place leads to it', () => {
  const page = followed();
  shown(page, 'notifications');
  expect(page.kept).toEqual(['notifications']);
});

test('the next page ends the leading of the last one', () => {
  const page = followed();
  shown(page, 'team', '');
  expect([page.kept, page.ended]).toEqual([['team'], ['team']]);
});

test('going back leaves the page where it was', () => {
  const page = followed();
  page.history.push('/projects');
  page.history.back();
  shown(page, 'team');
  expect(page.kept).toEqual([]);
});
