import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { readOn } from '../../platform/address/read.ts';
import { focusPage, followHash } from './follow.ts';

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

/** A browser with a page whose parts have these names; `focused` is what has the focus. */
function browser(names: string[]) {
  const body = { closest: () => null, matches: () => false };
  let active: unknown = body;
  const parts = new Map(names.map((name) => [name, part(name)]));
  function part(name: string) {
    const inside = (prefix: string) => names.find((other) => other.startsWith(`${name}${prefix}`));
    return {
      name,
      tabIndex: -1,
      still: undefined as boolean | undefined,
      matches: (selector: string) =>
        selector.startsWith('#content')
          ? name === 'content' || name === 'content h1'
          : / h\d$/.test(name),
      querySelector: () => parts.get(inside(' h') ?? '') ?? null,
      closest: () => (name === 'dialog' ? parts.get(name) : null),
      focus({ preventScroll }: FocusOptions) {
        this.still = preventScroll ?? false;
        active = this;
      },
    };
  }
  const page = {
    body,
    get activeElement() {
      return active;
    },
    getElementById: (id: string) => parts.get(id) ?? null,
  } as unknown as Document;
  const element = (name: string) => parts.get(name) as unknown as HTMLElement;
  return {
    page,
    element,
    focus: (name: string | null) => {
      active = name === null ? body : parts.get(name);
    },
    focused: () => (active === body ? null : (active as { name: string }).name),
    still: (name: string) => parts.get(name)?.still,
  };
}

function opened(names: string[]) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/support'] }),
  });
  const shown = browser(names);
  const waits = new Map<string, () => void>();
  focusPage(router, {
    page: shown.page,
    whenGone(part, tell) {
      const { name } = part as unknown as { name: string };
      waits.set(name, tell);
      return () => waits.delete(name);
    },
  });
  const render = ({ hash = '', first = false, pathChanged = true } = {}) =>
    router.emit({
      type: 'onRendered',
      fromLocation: first ? undefined : router.latestLocation,
      toLocation: { ...router.latestLocation, hash },
      pathChanged,
      hrefChanged: true,
      hashChanged: true,
    });
  return { ...shown, render, waits };
}

const PAGE = ['content', 'content h1', 'field', 'dialog', 'team', 'team h2', 'row'];

describe('the focus of a page that has come in place of another', () => {
  test('goes to its heading, and the page stays where it stands', () => {
    const { render, focused, still } = opened(PAGE);
    render();
    expect([focused(), still('content h1')]).toEqual(['content h1', true]);
  });

  test('goes to the page itself where that has no heading yet', () => {
    const { render, focused } = opened(['content']);
    render();
    expect(focused()).toBe('content');
  });

  test('stays where somebody has it, and on the first page, and on one that only changes', () => {
    const { render, focus, focused } = opened(PAGE);
    render({ first: true });
    render({ pathChanged: false });
    expect(focused()).toBeNull();
    focus('field');
    render();
    expect(focused()).toBe('field');
  });

  test('goes to the place that the address names, at its heading', () => {
    const { render, focused, still } = opened(PAGE);
    render({ hash: 'team' });
    expect([focused(), still('team h2')]).toEqual(['team h2', true]);
  });

  test('goes to a named place without a heading itself, and to the page where there is no such place', () => {
    const { render, focus, focused } = opened(PAGE);
    render({ hash: 'row' });
    expect(focused()).toBe('row');
    focus(null);
    render({ hash: 'later' });
    expect(focused()).toBe('content h1');
  });

  test('waits for the dialog that has led to it, and leaves it to what that gives it back to', () => {
    const { render, focus, focused, waits } = opened(PAGE);
    focus('dialog');
    render();
    expect(focused()).toBe('dialog');
    focus(null);
    waits.get('dialog')?.();
    expect(focused()).toBe('content h1');
    focus('dialog');
    render();
    focus('field');
    waits.get('dialog')?.();
    expect(focused()).toBe('field');
  });

  test('is not waited for any more where the next page has come', () => {
    const { render, focus, waits } = opened(PAGE);
    focus('dialog');
    render();
    focus(null);
    render();
    expect(waits.size).toBe(0);
  });
});

describe('a place that comes after its page', () => {
  test.each(['content', 'content h1'])('takes the reading over from %s', (name) => {
    const { page, element, focus, focused } = browser(PAGE);
    focus(name);
    readOn(element('team'), page);
    expect(focused()).toBe('team h2');
  });

  test('leaves who has gone on, and who has opened the page himself, where he is', () => {
    const { page, element, focus, focused } = browser(PAGE);
    focus('field');
    readOn(element('team'), page);
    expect(focused()).toBe('field');
    focus(null);
    readOn(element('team'), page);
    expect(focused()).toBeNull();
  });
});
