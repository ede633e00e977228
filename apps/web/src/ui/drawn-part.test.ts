import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { drawnPart, type Typed, watchDrawn } from './drawn-part.tsx';

const Words = ({ words }: { words: string }) => createElement('p', null, words);

describe('a part whose code comes when it is used', () => {
  it('is drawn whole by the server', async () => {
    const { Part } = drawnPart<{ words: string }>(async () => Words);
    const page = createElement(Suspense, { fallback: '…' }, createElement(Part, { words: 'Тема' }));
    const { prelude } = await prerender(page);
    expect(await new Response(prelude).text()).toContain('<p>Тема</p>');
  });

  it('is asked for once, and again after its code did not come', async () => {
    let asked = 0;
    const { ask } = drawnPart<{ words: string }>(async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('no network');
      return Words;
    });
    await expect(ask()).rejects.toThrow('no network');
    await Promise.all([ask(), ask()]);
    await ask();
    expect(asked).toBe(2);
  });
});

describe('watch drawn', () => {
  /** As much of a page as is watched. */
  class Part extends EventTarget {
    readonly parts: Part[] = [];
    isConnected = true;
    contains(other: unknown): boolean {
      return other === this || this.parts.some((part) => part.contains(other));
    }
    querySelectorAll() {
      return this.parts;
    }
    closest(): Part | null {
      return null;
    }
  }
  class Field extends Part {
    readonly name: string;
    value: string;
    readonly type: string;
    readonly defaultValue = '';
    constructor(name: string, value = '', type = 'text') {
      super();
      this.name = name;
      this.value = value;
      this.type = type;
    }
  }
  class Button extends Part {
    clicks = 0;
    disabled = false;
    override closest() {
      return this;
    }
    click() {
      this.clicks += 1;
    }
  }

  /** A form that the server has drawn, and a field elsewhere on the page. */
  function watched({ written = '', focused = false } = {}) {
    const form = new Part();
    const [topic, file, send] = [
      new Field('topic', written),
      new Field('file', '', 'file'),
      new Button(),
    ];
    const add = new Button();
    form.parts.push(topic, file, send, add);
    const search = new Field('search');
    vi.stubGlobal('document', { activeElement: focused ? topic : null });
    const typed: Typed = new Map();
    let uses = 0;
    const onUse = () => {
      uses += 1;
    };
    const watch = watchDrawn(form as unknown as HTMLElement, { typed, onUse });
    /** Tells of it as a browser does; gives whether what follows by itself was held back. */
    const happens = (kind: string, target: Part) => {
      const event = new Event(kind, { cancelable: true });
      Object.defineProperty(event, 'target', { value: target });
      return !window.dispatchEvent(event);
    };
    return {
      ...watch,
      form,
      topic,
      file,
      send,
      add,
      search,
      typed,
      uses: () => uses,
      happens,
    };
  }

  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('Node', Part);
    vi.stubGlobal('Element', Part);
    vi.stubGlobal('HTMLInputElement', Field);
    vi.stubGlobal('HTMLTextAreaElement', class {});
  });
  afterEach(() => vi.unstubAllGlobals());

  describe('a part that the server has drawn', () => {
    test('is used by whoever touches it, and not by whoever touches the page beside it', () => {
      const { happens, topic, search, uses } = watched();
      for (const kind of ['focusin', 'pointerdown', 'input', 'click']) happens(kind, search);
      expect(uses()).toBe(0);
      for (const kind of ['focusin', 'pointerdown', 'input', 'click', 'dragover'])
        happens(kind, topic);
      expect(uses()).toBe(5);
    });

    test('is used at once where somebody stands in it, or the browser remembers what was written', () => {
      expect(watched().uses()).toBe(0);
      expect(watched({ focused: true }).uses()).toBe(1);
      const { uses, typed } = watched({ written: 'Пустой список' });
      expect([uses(), [...typed]]).toEqual([1, [['topic', 'Пустой список']]]);
    });

    test('keeps what is typed by the names of its fields, and no file', () => {
      const { happens, topic, file, typed } = watched();
      topic.value = 'Тема';
      happens('input', topic);
      file.value = 'C:\\fakepath\\a.png';
      happens('input', file);
      expect([...typed]).toEqual([['topic', 'Тема']]);
    });

    test('is neither sent nor left for a file that is let go over it', () => {
      const { happens, form, topic } = watched();
      expect(['submit', 'dragover', 'drop'].map((kind) => happens(kind, form))).toEqual([
        true,
        true,
        true,
      ]);
      expect(happens('click', topic)).toBe(false);
    });
  });

  describe('a button that was pressed before its part was alive', () => {
    test('is pressed again, the last one alone', () => {
      const { happens, press, send, add } = watched();
      happens('click', send);
      happens('click', add);
      press();
      expect([add.clicks, send.clicks]).toEqual([1, 0]);
    });

    test('is not pressed where none was, where it is gone, and where it cannot be pressed any more', () => {
      const none = watched();
      none.press();
      const gone = watched();
      gone.happens('click', gone.send);
      gone.send.isConnected = false;
      gone.press();
      const dead = watched();
      dead.happens('click', dead.send);
      dead.happens('focusin', dead.topic);
      dead.send.disabled = true;
      dead.press();
      for (const { send } of [none, gone, dead]) expect(send.clicks).toBe(0);
    });

    test('is heard of no more once the watching has stopped', () => {
      const { happens, press, stop, send, uses } = watched();
      stop();
      happens('click', send);
      press();
      expect([send.clicks, uses()]).toEqual([0, 0]);
    });
  });
});
