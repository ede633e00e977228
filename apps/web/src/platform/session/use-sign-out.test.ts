import { describe, expect, it } from 'vitest';
import { REFRESH_KEY } from './session.ts';
import { createBrowser } from './session.world.ts';
import { leave } from './use-sign-out.ts';

const silence = () => new Promise<never>(() => {});

async function signedIn() {
  const { open, storage } = createBrowser({ signedIn: true });
  const { session } = open();
  await session.start();
  return { session, kept: () => storage.getItem(REFRESH_KEY) };
}

describe('leaving', () => {
  it('goes home, tells the server while it still knows who leaves, and then ends the session', async () => {
    const { session } = await signedIn();
    const done: string[] = [];
    const step = (name: string) => async () => void done.push(`${name} ${session.state().kind}`);
    await leave({
      session,
      goHome: step('home'),
      tellServer: step('told'),
      pause: silence,
    });
    expect([...done, session.state()]).toEqual([
      'home in',
      'told in',
      { kind: 'out', reason: 'left' },
    ]);
  });

  it('ends the session here when the server stays silent', async () => {
    const { session, kept } = await signedIn();
    const waited: number[] = [];
    const pause = async (ms: number) => void waited.push(ms);
    await leave({ session, goHome: silence, tellServer: silence, pause });
    expect([session.state(), kept()]).toEqual([{ kind: 'out', reason: 'left' }, null]);
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBe(3000);
  });

  it('ends the session here when the server refuses', async () => {
    const { session, kept } = await signedIn();
    const refuse = () => Promise.reject(new Error('503'));
    await leave({ session, goHome: async () => {}, tellServer: refuse, pause: silence });
    expect([session.state(), kept()]).toEqual([{ kind: 'out', reason: 'left' }, null]);
  });
});
