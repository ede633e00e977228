import { describe, expect, it } from 'vitest';
import { reminderPause } from './reminder-pause.ts';

const NOW = new Date('2026-12-10T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const LONG = ago(100);
const movers = ['lev', 'olga'];
const byHand = (userId: string, hours: number) => ({ userId, at: ago(hours), byHand: true });
const byItself = (userId: string, hours: number) => ({ userId, at: ago(hours), byHand: false });
const pause = (since: Date, told: ReturnType<typeof byHand>[] = []) =>
  reminderPause({ now: NOW, since, movers, told });

describe('the pause between reminders', () => {
  it('holds nobody back where nothing was told for a day', () => {
    expect(pause(LONG)).toEqual({ last: null, from: null });
  });

  it('begins with the call to the move', () => {
    expect(pause(ago(1))).toEqual({ last: null, from: ago(-23) });
    expect(pause(ago(24))).toEqual({ last: null, from: null });
  });

  it('is one for all who remind by hand, whomever they have reached', () => {
    expect(pause(LONG, [byHand('lev', 6)])).toEqual({ last: ago(6), from: ago(-18) });
  });

  it('counts what the product has sent by itself once it has reached everybody', () => {
    expect(pause(LONG, [byItself('lev', 3)])).toEqual({ last: null, from: null });
    const told = [byItself('olga', 3), byItself('lev', 5)];
    expect(pause(LONG, told)).toEqual({ last: ago(5), from: ago(-19) });
  });

  it('forgets what was told before the section came to these people', () => {
    expect(pause(ago(2), [byHand('lev', 6)])).toEqual({ last: null, from: ago(-22) });
  });
});
