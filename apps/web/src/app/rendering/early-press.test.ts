import { describe, expect, it } from 'vitest';
import source from '../../../public/start.js?raw';

/** As much of a button as is pressed. */
class Button extends EventTarget {
  isConnected = true;
  readonly told: string[] = [];
  readonly scripted: boolean;
  constructor(scripted = true) {
    super();
    this.scripted = scripted;
    for (const kind of ['pointerdown', 'pointerup'])
      this.addEventListener(kind, () => this.told.push(kind));
  }
  closest(what: string): Button | null {
    return what === 'button' || this.scripted ? this : null;
  }
  click() {
    this.told.push('click');
  }
}

/** A page that has come without its scripts. */
function page({ drawn = true } = {}) {
  const place = new EventTarget();
  const dataset = drawn ? { drawn: '' } : {};
  const root = { dataset, classList: { add: () => {} }, setAttribute: () => {}, lang: '' };
  const later: (() => void)[] = [];
  let event: unknown;
  const globals = {
    document: { documentElement: root },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    navigator: { language: 'ru' },
    // no script can make an event that a person has caused
    addEventListener: (kind: string, hear: (event: unknown) => void, options: object) =>
      place.addEventListener(kind, () => hear(event), options),
    setTimeout: (deed: () => void) => later.push(deed),
  };
  new Function(...Object.keys(globals), source)(...Object.values(globals));
  const happens = (kind: string, target: unknown = null) => {
    event = { isTrusted: true, target };
    place.dispatchEvent(new Event(kind));
  };
  const alive = () => happens('pv:alive');
  return { happens, alive, moment: () => later.splice(0).map((deed) => deed()) };
}

const press = (happens: (kind: string, target?: unknown) => void, button: Button) => {
  for (const kind of ['pointerdown', 'focusin', 'click']) happens(kind, button);
};

describe('a press before the scripts of a page are here', () => {
  it('is told whole and once when they are, however often it was made', () => {
    const button = new Button();
    const { happens, alive, moment } = page();
    press(happens, button);
    press(happens, button);
    alive();
    expect(button.told).toEqual(['pointerdown', 'pointerup']);
    moment();
    alive();
    moment();
    expect(button.told).toEqual(['pointerdown', 'pointerup', 'click']);
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'wheel'])(
    'is forgotten where %s tells that one has gone on',
    (kind) => {
      const [before, between] = [new Button(), new Button()];
      const first = page();
      press(first.happens, before);
      first.happens(kind);
      first.alive();
      first.moment();
      const second = page();
      press(second.happens, between);
      second.alive();
      second.happens(kind);
      second.moment();
      expect([before.told, between.told.includes('click')]).toEqual([[], false]);
    },
  );

  it('is not done on what is gone, and not on what works by itself', () => {
    const [gone, plain] = [new Button(), new Button(false)];
    for (const button of [gone, plain]) {
      const { happens, alive, moment } = page();
      press(happens, button);
      alive();
      gone.isConnected = false;
      moment();
      expect(button.told).not.toContain('click');
    }
  });

  it('is heard by the page itself once it is alive, and of a page that the browser draws', () => {
    const button = new Button();
    const living = page();
    living.alive();
    press(living.happens, button);
    living.moment();
    const browsers = page({ drawn: false });
    press(browsers.happens, button);
    browsers.alive();
    browsers.moment();
    expect(button.told).toEqual([]);
  });
});
