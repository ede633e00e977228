import { describe, expect, it } from 'vitest';
import { draftIn } from './use-draft.ts';
import { sendKeyIn } from './use-send-key.ts';

/** A storage of one tab, and a form that is opened there. */
function storage() {
  const kept = new Map<string, string>();
  const draft = draftIn(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    },
    'note.key',
  );
  return { draft, open: () => sendKeyIn(draft) };
}

describe('the key that something is sent under', () => {
  it('is the same for every attempt, also of a form that is opened anew', () => {
    const { open } = storage();
    const first = open();
    const key = first.take();
    expect(first.take()).toBe(key);
    expect(open().take()).toBe(key);
  });

  it('is another one for what is written after it was sent or taken out', () => {
    const form = storage().open();
    const key = form.take();
    form.forget();
    expect(form.take()).not.toBe(key);
  });

  it('stays with a form that was opened before the answer to another one came', () => {
    const { open } = storage();
    const left = open();
    const key = left.take();
    const opened = open();
    left.forget();
    expect(opened.take()).toBe(key);
  });

  it('is never that of what another form sends, which was opened at the same time', () => {
    const { open } = storage();
    const [one, other] = [open(), open()];
    expect(other.take()).not.toBe(one.take());
  });

  it('is kept by the form alone where there is no storage', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const form = sendKeyIn(
      draftIn({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'note.key'),
    );
    expect(form.take()).toBe(form.take());
  });

  it('is made anew where rubbish lies in its place', () => {
    const { draft, open } = storage();
    draft.keep('rubbish');
    expect(open().take()).toMatch(/^[0-9a-f-]{36}$/);
  });
});
