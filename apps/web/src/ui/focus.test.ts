import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { heirOf, keepBusyFocus, takeLostFocus, useHeadingFocus, whenGone } from './focus.ts';

/** A row with a button of this name, or with nothing to press. */
const row = (stop: string | null) => ({ querySelector: () => stop });

describe('the focus of a row that is gone', () => {
  it('goes to the row in its place', () => {
    expect(heirOf([row('first'), row('second'), row('third')], 1)).toBe('second');
  });

  it('goes on to the next row with something to press', () => {
    expect(heirOf([row(null), row(null), row('third')], 0)).toBe('third');
  });

  it('goes to the nearest row before when it was the last', () => {
    expect(heirOf([row('first'), row('second'), row(null)], 3)).toBe('second');
  });

  it('goes nowhere where no row has anything', () => {
    expect(heirOf([row(null)], 0)).toBeNull();
    expect(heirOf([], 2)).toBeNull();
  });
});

/** A page whose buttons tell when they are disabled or not any more, and lose the focus then as in a browser. */
function open() {
  const watched = new Map<EventTarget, () => void>();
  class Watch {
    private readonly tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe(target: EventTarget) {
      watched.set(target, this.tell);
    }
    disconnect() {
      watched.clear();
    }
  }
  const body = {};
  const page = Object.assign(new EventTarget(), { body, activeElement: body as unknown });
  class Button extends EventTarget {
    disabled = false;
    focus() {
      page.activeElement = this;
    }
    become(disabled: boolean) {
      this.disabled = disabled;
      if (disabled && page.activeElement === this) page.activeElement = body;
      watched.get(this)?.();
    }
  }
  vi.stubGlobal('MutationObserver', Watch);
  vi.stubGlobal('HTMLButtonElement', Button);
  const button = new Button();
  page.activeElement = button;
  const stop = keepBusyFocus(page as unknown as Document);
  return { page, body, button, stop };
}

describe('a button that is busy for a while', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has the focus again afterwards', () => {
    const { page, body, button } = open();
    button.become(true);
    expect(page.activeElement).toBe(body);
    button.become(false);
    expect(page.activeElement).toBe(button);
  });

  it('does not take it from where one has gone meanwhile', () => {
    const { page, button } = open();
    const field = {};
    button.become(true);
    page.activeElement = field;
    button.become(false);
    expect(page.activeElement).toBe(field);
  });

  it('leaves it alone when one has pressed another place of the page', () => {
    const { page, body, button } = open();
    button.become(true);
    page.dispatchEvent(new Event('pointerdown'));
    button.become(false);
    expect(page.activeElement).toBe(body);
  });

  it('is watched no longer once nobody asks for it', () => {
    const { page, body, button, stop } = open();
    stop();
    button.become(true);
    button.become(false);
    expect(page.activeElement).toBe(body);
  });
});

const Heading = ({ follows }: { follows: boolean }) =>
  createElement('h1', useHeadingFocus(follows), 'Проверьте почту');

test('a heading can be read from where it follows what was sent, and is no stop of Tab', () => {
  const drawn = (follows: boolean) => renderToStaticMarkup(createElement(Heading, { follows }));
  expect(drawn(true)).toBe('<h1 tabindex="-1">Проверьте почту</h1>');
  expect(drawn(false)).toBe('<h1>Проверьте почту</h1>');
});

test('a focus that went with its button is taken, and that of who has moved on is left', () => {
  const body = {} as HTMLElement;
  const field = {} as Element;
  const takes = (activeElement: Element | null) => {
    let taken = false;
    const focus = () => {
      taken = true;
    };
    takeLostFocus({ focus }, { activeElement, body });
    return taken;
  };
  expect([body, null, field].map(takes)).toEqual([true, true, false]);
});

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

function whenGoneOpen() {
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
    const { told, change } = whenGoneOpen();
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
    const first = whenGoneOpen();
    first.stop();
    first.change(false);
    const second = whenGoneOpen();
    second.change(false);
    second.stop();
    vi.runAllTimers();
    expect([first.told, second.told, seen.size]).toEqual([[], [], 0]);
  });
});
