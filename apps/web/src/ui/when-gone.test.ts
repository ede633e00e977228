import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenGone } from './when-gone.ts';

/** Changes of the page, as the browser tells of them. */
const seen = new Set<() => void>();
class Changes {
  private readonly tell: () => void;
  constructor(tell: () => void) {
    this.tell = tell;
  }
  observe() {
    seen.add(this.tell);
  }
  disconnect() {
    seen.delete(this.tell);
  }
}

function open() {
  const dialog = { isConnected: true };
  const told: string[] = [];
  const stop = whenGone(dialog as unknown as Element, () => told.push('gone'));
  const change = (isConnected: boolean) => {
    dialog.isConnected = isConnected;
    for (const tell of [...seen]) tell();
  };
  return { told, stop, change };
}

describe('a dialog that is closing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('MutationObserver', Changes);
    vi.stubGlobal('document', { body: {} });
    vi.stubGlobal('window', { setTimeout });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is told of once it is gone and has given the focus back, and nothing is watched then', () => {
    const { told, change } = open();
    change(true);
    vi.runAllTimers();
    expect(told).toEqual([]);
    change(false);
    // the library gives the focus back by a clock of its own
    vi.advanceTimersByTime(10);
    expect([told, seen.size]).toEqual([[], 0]);
    vi.runAllTimers();
    expect(told).toEqual(['gone']);
  });

  test('is told of no more to whom has stopped waiting, before it goes and after', () => {
    const first = open();
    first.stop();
    first.change(false);
    const second = open();
    second.change(false);
    second.stop();
    vi.runAllTimers();
    expect([first.told, second.told, seen.size]).toEqual([[], [], 0]);
  });
});
