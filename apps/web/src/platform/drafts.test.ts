import { describe, expect, it } from 'vitest';
import { draftIn, keepForLater, parseChanges, parseKept, sendKeyIn } from './drafts.ts';
import { memoryStorage } from './session/storage.ts';

const fields = {
  city: '',
  orcid: '',
  skills: ['химия'],
  single: false,
  birth: null as string | null,
};

describe('changes of a form kept on the device', () => {
  it('come back as they were typed', () => {
    const kept = { city: 'Казань', orcid: 'abc', skills: ['физика'], birth: '1990-01-01' };
    expect(parseKept(JSON.stringify(kept), fields)).toEqual(kept);
  });

  it.each(['', '{', 'null', '[]', '7', null])('are none in %s', (kept) => {
    expect(parseKept(kept, fields)).toEqual({});
  });

  it('leave out what is no field and what is not of its kind', () => {
    const kept = { role: 'curator', city: 5, skills: 'физика', single: true };
    expect(parseKept(JSON.stringify(kept), fields)).toEqual({ single: true });
  });
});

const change = (value: unknown, from: unknown = ['']) => ({ value, from });

it('a text that was typed where a number belongs comes back as it was typed', () => {
  expect(parseKept('{"sum":"12 345,67","city":5}', { sum: 700, city: '' })).toEqual({
    sum: '12 345,67',
  });
});

describe('changes of a form that saves itself, kept on the device', () => {
  it('come back as they were typed, with what they were typed over', () => {
    const kept = {
      city: change('Казань', ['Омск', 'Каз']),
      skills: change(['физика']),
      birth: change('1990-01-01', [null]),
    };
    expect(parseChanges(JSON.stringify(kept), fields)).toEqual(kept);
  });

  it.each(['', '{', 'null', '[]', '7', '{"city":"Казань"}', null])('are none in %s', (kept) => {
    expect(parseChanges(kept, fields)).toEqual({});
  });

  it('leave out what is no field and what is not of its kind', () => {
    const kept = {
      role: change('curator'),
      city: change(5),
      orcid: change('abc', 'nonsense'),
      skills: change('физика'),
      single: change(true),
    };
    expect(parseChanges(JSON.stringify(kept), fields)).toEqual({ single: kept.single });
  });
});

function storageOf(room: number) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a draft that the next visit needs', () => {
  it('is found by it where there is room, and not where only an older one has found any', () => {
    const storage = storageOf(10);
    const draft = draftIn(storage, 'profile');
    expect(keepForLater(draft, 'Томск', storage)).toBe(true);
    expect(keepForLater(draft, 'Томск и Новосибирск', storage)).toBe(false);
  });

  it('is there no longer once there is nothing to keep', () => {
    const storage = storageOf(10);
    const draft = draftIn(storage, 'profile');
    keepForLater(draft, 'Томск', storage);
    expect(keepForLater(draft, null, storage)).toBe(true);
    expect(draft.read()).toBeNull();
  });

  it('is not found where the storage goes with the page', () => {
    const storage = memoryStorage();
    const draft = draftIn(storage, 'profile');
    expect(keepForLater(draft, 'Томск', storage)).toBe(false);
    expect(draft.read()).toBe('Томск');
  });
});

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
