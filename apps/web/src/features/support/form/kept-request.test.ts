import { describe, expect, it } from 'vitest';
import { draftIn } from '../../../platform/drafts.ts';
import type { Attachment } from '../files/attachments.ts';
import { attachmentsOf, keepIn, keptOf, readKept, writtenOf } from './kept-request.ts';

const HOUR = 3_600_000;
const written = { topic: 'Тема', text: 'Текст', email: 'anna@mail.ru' };
const ready: Attachment = { id: '1', name: 'a.png', size: 3, state: { kind: 'ready', key: 'k' } };
const sending: Attachment = { ...ready, id: '2', state: { kind: 'sending', share: 0.5 } };

describe('a request that is being written', () => {
  it('comes back after a reload with the files that have come, under the same key', () => {
    const kept = keptOf(written, 'key', [ready, sending], new Map(), 0);
    const back = readKept(JSON.stringify(kept), HOUR);
    expect(back).toEqual({
      ...written,
      key: 'key',
      files: [{ name: 'a.png', size: 3, key: 'k', at: 0 }],
    });
    expect(back && attachmentsOf(back)).toEqual([{ ...ready, id: 'k' }]);
  });

  it('goes on with what was typed before the form was alive, over what was kept', () => {
    expect(writtenOf(written, new Map([['text', 'Новый']]))).toEqual({ ...written, text: 'Новый' });
    expect(writtenOf(null, new Map())).toEqual({ topic: '', text: '', email: '' });
  });

  it('stays whole when the form is drawn anew for whoever has signed in meanwhile', () => {
    const stored = new Map<string, string>();
    const draft = draftIn(
      {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
      'letter',
    );
    const typed = new Map([['text', 'Зд']]);
    const whole = { ...writtenOf(null, typed), text: 'Здравствуйте' };
    keepIn(draft, keptOf(whole, 'key', [], new Map(), 0), typed);
    expect(writtenOf(readKept(draft.read(), 0), typed)).toEqual(whole);
    keepIn(draft, null, typed);
    expect(draft.read()).toBeNull();
  });

  it('loses files that the server has dropped, and counts their day from their upload', () => {
    const kept = keptOf(written, 'key', [ready], new Map([['k', 0]]), 22 * HOUR);
    expect(readKept(JSON.stringify(kept), 22 * HOUR)?.files).toHaveLength(1);
    expect(readKept(JSON.stringify(kept), 23 * HOUR)?.files).toEqual([]);
  });

  it('is not kept while nothing is written, and rubbish is nothing', () => {
    expect(
      keptOf({ topic: '', text: '', email: 'anna@mail.ru' }, 'key', [], new Map(), 0),
    ).toBeNull();
    for (const rubbish of [null, 'x', '1', 'null']) expect(readKept(rubbish, 0)).toBeNull();
    expect(readKept('{"topic":1,"files":[null,{"name":1}]}', 0)).toEqual({
      topic: '',
      text: '',
      email: '',
      key: '',
      files: [],
    });
  });
});
