import { createTextEngine } from '@pv/texts';
import { ru } from '@pv/texts/ru';
import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createReturnAddress } from '../../platform/address/return-address.ts';
import { createSession } from '../../platform/session/session.ts';
import { createBrowser } from '../../platform/session/session.world.ts';
import { followSession } from './follow.ts';
import { arrive, placeAfterSignIn, requireIds, requireNobody, requirePerson } from './protected.ts';

const id = '01990f3e-7a5c-7000-8000-000000000001';

function isPage(params: Readonly<Record<string, unknown>>): boolean {
  try {
    requireIds(params);
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

it.each([{}, { id }, { projectType: 'nir', projectId: id, stageId: id }, { segment: 'students' }])(
  '%j may be a page',
  (params) => {
    expect(isPage(params)).toBe(true);
  },
);

it.each([
  { id: 'abc' },
  { id: `${id}0` },
  { id: '' },
  { projectType: 'nir', projectId: id, stageId: 'xyz' },
  { projectType: 'nir', projectId: 'xyz', stageId: id },
])('%j is no page', (params) => {
  expect(isPage(params)).toBe(false);
});

/** A tab in front of a guarded page, and what the guard said and did. */
function stand({ signedIn = false, filled = false } = {}) {
  const browser = createBrowser({ signedIn });
  if (filled) browser.server.profile = { name: 'Ёлкина А.' };
  const session = createSession(browser.deps);
  const stored = new Map<string, string>();
  const said: string[] = [];
  /** The pages that warnings are about, and those that were opened, undefined where nothing is lacking. */
  const warnedOf: (string | undefined)[] = [];
  const opened: (string | undefined)[] = [];
  const dropped: string[] = [];
  const engine = createTextEngine();
  engine.add('ru', ru);
  const context = {
    session,
    toasts: {
      warning(text: string, path?: string) {
        said.push(text);
        warnedOf.push(path);
      },
      opened: (path?: string) => void opened.push(path),
    },
    language: { engine, locale: () => 'ru' as const },
    returnAddress: createReturnAddress({
      location: { origin: 'https://provektor.ru' },
      sessionStorage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    }),
    queries: { clear: () => void dropped.push('answers') },
    recent: { clear: () => void dropped.push('recent pages') },
    trouble: { forget: () => void dropped.push('trouble') },
  };
  const enter = async (href: string, preload = false) => {
    try {
      const pathname = href.split('?')[0] ?? '';
      await requirePerson({ context, location: { href, pathname }, preload });
      return 'in';
    } catch (error) {
      if (isRedirect(error)) return error.options.to;
      throw error;
    }
  };
  return { ...browser, session, context, said, warnedOf, opened, dropped, enter };
}

describe('a protected page', () => {
  it('sends a guest to sign-in, says why and remembers the way back', async () => {
    const { enter, said, context } = stand();
    expect(await enter('/projects?category=1')).toBe('/sign-in');
    expect(said).toEqual([ru.shell.toast.signInNeeded]);
    expect(context.returnAddress.read()).toBe('/projects?category=1');
  });

  it('says that the session has ended when there was one', async () => {
    const { enter, said, server } = stand({ signedIn: true });
    server.mode = 'refusing';
    expect(await enter('/projects')).toBe('/sign-in');
    expect(said).toEqual([ru.shell.toast.sessionEnded]);
  });

  it('sends a person with an unfilled profile there, from anywhere but there', async () => {
    const { enter, said } = stand({ signedIn: true });
    expect(await enter('/projects')).toBe('/profile');
    expect(said).toEqual([ru.shell.toast.profileNeeded]);
    expect(await enter('/profile')).toBe('in');
  });

  it('lets a person with an unfilled profile read what the support has answered', async () => {
    const { enter } = stand({ signedIn: true });
    expect(await enter('/support/requests/1')).toBe('in');
    expect(await enter('/support-desk')).toBe('/profile');
  });

  it('lets a person in and forgets the way back', async () => {
    const { enter, said, context } = stand({ signedIn: true, filled: true });
    context.returnAddress.remember('/projects');
    expect(await enter('/projects')).toBe('in');
    expect(context.returnAddress.read()).toBeNull();
    expect(said).toEqual([]);
  });

  it('is not guarded while a pointer only hovers over its link', async () => {
    const { enter, said } = stand();
    expect(await enter('/projects', true)).toBe('in');
    expect(said).toEqual([]);
  });
});

describe('what the guard warns of', () => {
  it('is about the page that it leads to', async () => {
    const guest = stand();
    await guest.enter('/projects');
    const unfilled = stand({ signedIn: true });
    await unfilled.enter('/projects');
    expect(() => requireNobody({ context: unfilled.context })).toThrow();
    expect([guest.warnedOf, unfilled.warnedOf]).toEqual([['/sign-in'], ['/profile', '/profile']]);
  });

  it('is over on another page, and everywhere for whoever is in with a profile', async () => {
    const { context, session, server, opened } = stand();
    await session.start();
    arrive(context, { href: '/sign-in', pathname: '/sign-in' });
    session.accept(server.signIn());
    arrive(context, { href: '/profile', pathname: '/profile' });
    server.profile = { name: 'Ёлкина А.' };
    session.accept(server.signIn());
    arrive(context, { href: '/profile', pathname: '/profile' });
    expect(opened).toEqual(['/sign-in', '/profile', undefined]);
  });
});

describe('after signing in', () => {
  const place = async (options: Parameters<typeof stand>[0], back?: string) => {
    const { context } = stand(options);
    await context.session.start();
    if (back) context.returnAddress.remember(back);
    return placeAfterSignIn(context);
  };

  it('an unfilled profile comes first, then the way back, then the projects', async () => {
    expect(await place({ signedIn: true }, '/project/nir/1')).toBe('/profile');
    expect(await place({ signedIn: true, filled: true }, '/project/nir/1')).toBe('/project/nir/1');
    expect(await place({ signedIn: true, filled: true })).toBe('/projects');
  });

  it('the way back never leads to another site', async () => {
    expect(await place({ signedIn: true, filled: true }, '//evil.ru')).toBe('/projects');
  });

  it('the pages of signing in are left', async () => {
    const { context } = stand({ signedIn: true, filled: true });
    expect(() => requireNobody({ context })).not.toThrow();
    await context.session.start();
    expect(() => requireNobody({ context })).toThrow();
  });

  it('whoever has to fill the profile first is told so', async () => {
    const { context, said } = stand({ signedIn: true });
    await context.session.start();
    expect(() => requireNobody({ context })).toThrow();
    expect(said).toEqual([ru.shell.toast.profileNeeded]);
  });
});

describe('the way back after a session has run out', () => {
  /** A page on which the session ends, and who signs in next. */
  const after = async (next: 'the same' | 'another') => {
    const { context, session, server, enter } = stand({ signedIn: true, filled: true });
    await session.start();
    followSession(context, () => {});
    session.end('expired');
    expect(await enter('/project/nir/1')).toBe('/sign-in');
    if (next === 'another') server.uid = id;
    session.accept(server.signIn());
    return placeAfterSignIn(context);
  };

  it('is for the person whose session it was', async () => {
    expect(await after('the same')).toBe('/project/nir/1');
  });

  it('is not for another one who signs in at the same screen', async () => {
    expect(await after('another')).toBe('/projects');
  });

  it('is for anybody where it was a link that was opened by nobody', async () => {
    const { context, session, server, enter } = stand({ filled: true });
    await session.start();
    followSession(context, () => {});
    await enter('/project/nir/1');
    session.accept(server.signIn());
    expect(placeAfterSignIn(context)).toBe('/project/nir/1');
  });
});

describe('the way back to a page that is for everybody', () => {
  const INVITATION = '/invite?token=1';
  /** Somebody who has come to sign-in from an invitation, and signs in. */
  const come = async ({ filled }: { filled: boolean }) => {
    const { context, session, server } = stand({ filled });
    await session.start();
    followSession(context, () => {});
    context.returnAddress.remember(INVITATION);
    session.accept(server.signIn());
    const open = (href: string) => arrive(context, { href, pathname: href.split('?')[0] ?? '' });
    return { context, session, server, open, back: () => context.returnAddress.read() };
  };

  it('is kept until the return, and is over with it', async () => {
    const { open, back } = await come({ filled: true });
    open('/sign-in');
    expect(back()).toBe(INVITATION);
    open(INVITATION);
    expect(back()).toBeNull();
  });

  it('is kept while the profile is being filled, and until the profile is left', async () => {
    const { session, server, open, back } = await come({ filled: false });
    open(INVITATION);
    open('/profile');
    server.profile = { name: 'Ёлкина А.' };
    session.accept(server.signIn());
    open('/profile');
    expect(back()).toBe(INVITATION);
    open(INVITATION);
    expect(back()).toBeNull();
  });

  it('is over too where it is the profile itself', async () => {
    const { context, open, back } = await come({ filled: true });
    context.returnAddress.remember('/profile');
    open('/profile');
    expect(back()).toBeNull();
  });

  it('is not for whoever signs in after somebody has left', async () => {
    const { session, server, context } = await come({ filled: true });
    session.end('left');
    server.uid = id;
    session.accept(server.signIn());
    expect(placeAfterSignIn(context)).toBe('/projects');
  });

  it('outlives a new password that nobody was signed in for', async () => {
    const { context, session } = stand();
    await session.start();
    followSession(context, () => {});
    context.returnAddress.remember(INVITATION);
    session.end('left');
    expect(context.returnAddress.read()).toBe(INVITATION);
  });
});

describe('following the session', () => {
  it('asks the guards again when somebody comes, fills the profile, or goes', async () => {
    const { context, session, server } = stand();
    await session.start();
    let asked = 0;
    followSession(context, () => {
      asked += 1;
    });
    session.accept(server.signIn());
    expect(asked).toBe(1);
    session.accept(server.signIn());
    expect(asked).toBe(1);
    server.profile = { name: 'Ёлкина А.' };
    session.accept(server.signIn());
    expect(asked).toBe(2);
    session.end('left');
    expect(asked).toBe(3);
  });

  it('leaves everything as it is when the person changes her address', async () => {
    const { context, session, server, dropped } = stand({ signedIn: true });
    await session.start();
    let asked = 0;
    followSession(context, () => {
      asked += 1;
    });
    server.sub = 'anna.belova@mail.ru';
    await session.renewAnew();
    expect(session.state()).toMatchObject({ claims: { sub: 'anna.belova@mail.ru' } });
    expect([dropped, asked]).toEqual([[], 0]);
  });

  it('leaves nothing of a person behind', async () => {
    const { context, session, dropped } = stand({ signedIn: true });
    await session.start();
    followSession(context, () => {});
    session.end('left');
    expect(dropped.sort()).toEqual(['answers', 'recent pages', 'trouble']);
  });
});
