import { describe, expect, it } from 'vitest';
import { hasFixedTitle } from './root.tsx';

const shown = (pathname: string, routeId = pathname) => ({ pathname, routeId, staticData: {} });

describe('a visited page', () => {
  it('is known by the title of its route', () => {
    expect(hasFixedTitle(shown('/log', '/protected/log'), '/log')).toBe(true);
    expect(hasFixedTitle(shown('/'), '/')).toBe(true);
    expect(hasFixedTitle(shown('/projects/'), '/projects')).toBe(true);
  });

  it('is not known while the page before it is still shown, or none', () => {
    expect(hasFixedTitle(shown('/projects'), '/log')).toBe(false);
    expect(hasFixedTitle(undefined, '/log')).toBe(false);
  });

  it('of a thing waits for the name of the thing', () => {
    expect(hasFixedTitle(shown('/person/1', '/person/$id'), '/person/1')).toBe(false);
  });

  it('to sign in is no place to go back to', () => {
    const signIn = { ...shown('/sign-in'), staticData: { unlisted: true as const } };
    expect(hasFixedTitle(signIn, '/sign-in')).toBe(false);
  });
});
