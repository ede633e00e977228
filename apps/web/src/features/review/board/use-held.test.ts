import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeld, onLeaving } from './use-held.ts';

function openPage() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const left: string[] = [];
  const end = onLeaving({ window, document }, () => left.push(document.visibilityState));
  const look = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { window, left, end, look };
}

describe('leaving the page', () => {
  it('is told when the page is closed, and when it is no longer seen', () => {
    const { window, left, look } = openPage();
    window.dispatchEvent(new Event('pagehide'));
    look('hidden');
    expect(left).toEqual(['visible', 'hidden']);
  });

  it('is not told when the page is looked at again, nor after the listening has ended', () => {
    const { window, left, end, look } = openPage();
    look('visible');
    end();
    look('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(left).toEqual([]);
  });
});

describe('a decision that is held', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start(send: (value: string) => void = () => {}) {
    const sent: string[] = [];
    const shown: (string | null)[] = [];
    const held = createHeld<string>({
      time: 5000,
      send: (value) => {
        sent.push(value);
        send(value);
      },
      onChange: (value) => shown.push(value),
    });
    return { ...held, sent, shown };
  }

  it('is sent once its time is over, and once only', () => {
    const { hold, flush, sent, shown } = start();
    hold('first');
    vi.advanceTimersByTime(4999);
    expect([sent, shown]).toEqual([[], ['first']]);
    vi.advanceTimersByTime(1);
    flush();
    vi.advanceTimersByTime(10_000);
    expect([sent, shown]).toEqual([['first'], ['first', null]]);
  });

  it('is sent at once when a second is held, which has its whole time then', () => {
    const { hold, sent, shown } = start();
    hold('first');
    vi.advanceTimersByTime(4000);
    hold('second');
    expect(sent).toEqual(['first']);
    vi.advanceTimersByTime(4999);
    expect(sent).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['first', 'second']);
    expect(shown).toEqual(['first', null, 'second', null]);
  });

  it('is never sent after it was dropped, and can be dropped once', () => {
    const { hold, drop, flush, sent } = start();
    hold('first');
    expect(drop()).toBe('first');
    expect(drop()).toBeNull();
    flush();
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
  });

  it('is gone before it is sent, so that what fails is neither sent again nor in the way of the next', () => {
    const failing = start((value) => {
      if (value === 'first') throw new Error('no connection');
    });
    failing.hold('first');
    expect(() => failing.flush()).toThrow('no connection');
    expect(failing.drop()).toBeNull();
    failing.hold('second');
    failing.flush();
    expect(failing.sent).toEqual(['first', 'second']);
    expect(failing.shown.at(-1)).toBeNull();
  });
});
