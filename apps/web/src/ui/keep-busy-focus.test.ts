import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepBusyFocus } from './keep-busy-focus.ts';

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
