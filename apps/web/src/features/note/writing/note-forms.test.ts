import type { ClosedNote, Endpoint, noteEndpoints, RequestOf } from '@pv/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { Call } from '../../../platform/api/client.ts';
import { draftIn } from '../../../platform/drafts.ts';
import { memoryStorage } from '../../../platform/session/storage.ts';
import { createCipher } from '../crypto/cipher.ts';
import { newKeyPhrase } from '../crypto/key-phrase.ts';
import { openNote, sealNote } from '../crypto/note-text.ts';
import { formName, formOf, type NoteWorld, noteForms } from './note-forms.ts';

const cipher = await createCipher(newKeyPhrase());
let worlds = 0;

/** A server of notes with one key, and a device that writes to it. */
function open() {
  worlds += 1;
  const keyId = `key-${worlds}`;
  const notes = new Map<string, ClosedNote>();
  const storage = memoryStorage();
  const said: string[] = [];
  const sent: string[] = [];
  const state = { online: true, present: true, keyId };
  const refuse = (status: number, code: ApiError['code']) => {
    throw new ApiError(status, code);
  };
  const answers: Record<string, (request: never) => unknown> = {
    'note.save': ({ params, body }: RequestOf<typeof noteEndpoints.save>) => {
      if (!state.online) refuse(0, 'network');
      sent.push(JSON.stringify(body));
      const kept = notes.get(params.id);
      if (body.key_id !== state.keyId) refuse(409, 'note_key_changed');
      if (!kept && body.version > 0) refuse(404, 'not_found');
      if (kept && kept.version !== body.version) refuse(409, 'stale_version');
      const note = { ...body, id: params.id, version: body.version + 1, updated_at: '' };
      notes.set(params.id, note);
      return { version: note.version, updated_at: '' };
    },
    'note.get': ({ params }: RequestOf<typeof noteEndpoints.get>) =>
      notes.get(params.id) ?? refuse(404, 'not_found'),
    'note.list': () => ({ key: { id: state.keyId, phrase: '', created_at: '' }, notes: [] }),
  };
  const call = async ({ name }: Endpoint, request: unknown) => answers[name]?.(request as never);
  const world: NoteWorld = {
    owner: 'anna',
    keyId,
    cipher,
    present: () => state.present,
    call: call as Call,
    queries: new QueryClient(),
    draftOf: (id) => draftIn(storage, id),
    tell: ({ code }) => said.push(code),
    revived: () => said.push('revived'),
  };
  const read = async (id: string) => {
    const note = notes.get(id);
    return note && openNote(cipher, note);
  };
  const write = async (id: string, fields: { title: string; text: string }, version: number) => {
    const sealed = await sealNote(cipher, id, fields);
    notes.set(id, { id, ...sealed, version, updated_at: '' });
  };
  const begin = (id: string, version = 0, fields = { title: '', text: '' }) =>
    formOf(world, { id, version, fields, kept: null });
  return { world, notes, storage, said, sent, state, read, write, begin };
}

describe('a note that saves itself', () => {
  it('is made by the first letter and changed by the next, and leaves the device encrypted', async () => {
    const { begin, read, sent } = open();
    const form = begin('a');
    expect(form.unsaved()).toBe(false);
    form.edit('title', 'Опыт');
    expect(await form.settle()).toBe(true);
    form.edit('text', 'Насос шумит');
    expect(await form.settle()).toBe(true);
    expect(await read('a')).toEqual({ title: 'Опыт', text: 'Насос шумит' });
    expect(sent).toHaveLength(2);
    expect(sent.join()).not.toMatch(/Опыт|Насос/);
  });

  it('keeps what could not be sent on the device, encrypted, until it is sent', async () => {
    const { begin, state, storage, read } = open();
    const form = begin('a');
    state.online = false;
    form.edit('text', 'Без сети');
    expect(await form.settle()).toBe(false);
    await expect.poll(() => storage.length, { timeout: 60_000 }).toBe(1);
    expect(storage.getItem('a')).not.toContain('Без сети');
    state.online = true;
    expect(await form.settle()).toBe(true);
    expect([await read('a'), storage.length]).toEqual([{ title: '', text: 'Без сети' }, 0]);
  });

  it('joins what another tab has written in the other field, and asks where it is the same', async () => {
    const { begin, read, write } = open();
    await write('a', { title: 'Опыт', text: 'Было' }, 1);
    const form = begin('a', 1, { title: 'Опыт', text: 'Было' });
    await write('a', { title: 'Опыт 7', text: 'Было' }, 2);
    form.edit('text', 'Стало');
    expect(await form.settle()).toBe(true);
    expect(await read('a')).toEqual({ title: 'Опыт 7', text: 'Стало' });
    await write('a', { title: 'Опыт 7', text: 'Там' }, 4);
    form.edit('text', 'Здесь');
    expect(await form.settle()).toBe(false);
    expect(form.state().conflict).toMatchObject({ field: 'text', theirs: 'Там' });
    expect(await read('a')).toMatchObject({ text: 'Там' });
    form.resolve('mine');
    expect(await form.settle()).toBe(true);
    expect(await read('a')).toMatchObject({ text: 'Здесь' });
  });

  it('that was deleted in another tab while it was written in is there again, whole', async () => {
    const { begin, read, write, notes, said } = open();
    await write('a', { title: 'Опыт', text: 'Было' }, 3);
    const form = begin('a', 3, { title: 'Опыт', text: 'Было' });
    notes.delete('a');
    form.edit('text', 'Стало');
    expect(await form.settle()).toBe(true);
    expect(await read('a')).toEqual({ title: 'Опыт', text: 'Стало' });
    expect(said).toEqual(['revived']);
  });

  it('is not sent under another key, and stays in its form', async () => {
    const { begin, state, said, notes } = open();
    const form = begin('a');
    state.keyId = 'begun anew';
    form.edit('text', 'Написано раньше');
    expect(await form.settle()).toBe(false);
    expect([said, notes.size]).toEqual([['note_key_changed'], 0]);
    expect(form.state()).toMatchObject({
      values: { text: 'Написано раньше' },
      status: { text: 'failed' },
    });
  });

  it('does not send a text that is too long, and sends the title beside it', async () => {
    const { begin, read } = open();
    const form = begin('a');
    form.edit('text', 'я'.repeat(10_001));
    form.edit('title', 'Опыт');
    expect(await form.settle()).toBe(false);
    expect(await read('a')).toEqual({ title: 'Опыт', text: '' });
    expect(form.state().errors.text).toBe('field_long:10000');
  });

  it('is one in a tab, and another one of another key', () => {
    const { world, begin } = open();
    expect(begin('a')).toBe(begin('a'));
    expect(open().begin('a')).not.toBe(begin('a'));
    noteForms.forget(formName(world, 'a'));
  });

  it('is not made again when it was deleted before it could be sent', async () => {
    const { world, storage, state, sent, begin } = open();
    state.online = false;
    const form = begin('a');
    form.edit('text', 'Опыт');
    expect(await form.settle()).toBe(false);
    noteForms.forget(formName(world, 'a'));
    world.draftOf('a').drop();
    state.online = true;
    form.edit('text', 'Опыт 2');
    await form.settle();
    expect(sent).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('waits for its author while somebody else is signed in', async () => {
    const { state, sent, read, begin } = open();
    state.present = false;
    const form = begin('a');
    form.edit('text', 'Опыт');
    expect(await form.settle()).toBe(false);
    expect(sent).toEqual([]);
    state.present = true;
    expect(await form.settle()).toBe(true);
    expect(await read('a')).toEqual({ title: '', text: 'Опыт' });
  });
});
