import { describe, expect, it, vi } from 'vitest';
import { type Fields, open } from './form.sample.ts';
import type { SaveOutcome } from './types.ts';

describe('a form that saves itself', () => {
  it('sends what was typed when typing rests, as one change', async () => {
    const { form, sent, rest } = open();
    form.edit('city', 'Том');
    form.edit('city', 'Томск');
    form.edit('post', 'инженер');
    await rest();
    expect(sent).toEqual([{ changes: { city: 'Томск', post: 'инженер' }, version: 3 }]);
    expect(form.state().status).toEqual({ city: 'saved', post: 'saved' });
    expect(form.unsaved()).toBe(false);
  });

  it('sends at once when the field is left', async () => {
    const { form, sent } = open();
    form.edit('city', 'Томск');
    await form.flush();
    expect(sent).toHaveLength(1);
  });

  it('counts versions, so that the next change is made from the last one', async () => {
    const { form, sent } = open();
    form.edit('city', 'Томск');
    await form.flush();
    form.edit('city', 'Омск');
    await form.flush();
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
  });

  it('keeps what is typed while a request is under way for the next one', async () => {
    const { form, sent, hold, letGo, rest, settle } = open();
    hold();
    form.edit('city', 'Томск');
    void form.flush();
    await settle();
    form.edit('city', 'Томск-2');
    expect(form.unsaved()).toBe(true);
    await letGo();
    expect(form.state().status.city).toBe('saving');
    await rest();
    expect(sent.map(({ changes }) => changes.city)).toEqual(['Томск', 'Томск-2']);
    expect(form.state().status.city).toBe('saved');
  });

  it('does not send a wrong value, and says which it is', async () => {
    const { form, sent, rest } = open();
    form.edit('city', 'x');
    await rest();
    expect(sent).toEqual([]);
    expect(form.state().errors.city).toBe('field_wrong');
    form.edit('city', 'Томск');
    expect(form.state().errors.city).toBeUndefined();
    await rest();
    expect(sent).toHaveLength(1);
  });

  it('shows what the server finds wrong and keeps the text', async () => {
    const { form, answer } = open();
    answer({ kind: 'wrong', errors: { post: 'field_long' } });
    form.edit('post', 'очень длинная должность');
    await form.flush();
    expect(form.state()).toMatchObject({
      values: { post: 'очень длинная должность' },
      status: { post: 'failed' },
      errors: { post: 'field_long' },
    });
  });

  it('keeps a right field from being stuck by a wrong one of the same request', async () => {
    const { form, sent, answer, rest } = open();
    answer({ kind: 'wrong', errors: { post: 'field_long' } });
    form.edit('post', 'очень длинная должность');
    form.edit('city', 'Томск');
    await form.flush();
    await rest();
    expect(sent[1]?.changes).toEqual({ city: 'Томск' });
    expect(form.state().status).toEqual({ post: 'failed', city: 'saved' });
  });

  it('tries again after a silence, with everything typed since', async () => {
    const { form, sent, answer, rest } = open();
    answer({ kind: 'unreachable' });
    form.edit('city', 'Томск');
    await form.flush();
    expect(form.state().status.city).toBe('offline');
    form.edit('post', 'инженер');
    await rest();
    expect(sent[1]?.changes).toEqual({ city: 'Томск', post: 'инженер' });
    expect(form.state().status).toEqual({ city: 'saved', post: 'saved' });
  });

  it('waits five seconds after a silence', async () => {
    const { form, answer, rest } = open();
    answer({ kind: 'unreachable' });
    form.edit('city', 'Томск');
    await form.flush();
    expect(await rest()).toBe(5000);
  });

  it('goes on saving after a call that ended in something nobody expects', async () => {
    const { form, sent, fail, rest } = open();
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const full = new DOMException('The storage is full', 'QuotaExceededError');
    fail(full);
    form.edit('city', 'Томск');
    await form.flush();
    expect(form.state().status.city).toBe('offline');
    expect(told).toHaveBeenCalledWith(full);
    told.mockRestore();
    form.edit('city', 'Томск-2');
    await rest();
    expect(sent[1]?.changes).toEqual({ city: 'Томск-2' });
    expect(form.state().status.city).toBe('saved');
  });
});

describe('what was not taken', () => {
  it('counts as unsaved and is sent once more when asked', async () => {
    const { form, sent, answer } = open();
    answer({ kind: 'failed' });
    form.edit('city', 'Томск');
    await form.flush();
    expect(form.unsaved()).toBe(true);
    expect(form.isWrong('city')).toBe(false);
    await form.flush();
    expect(sent).toHaveLength(1);
    await form.again();
    expect(sent[1]?.changes).toEqual({ city: 'Томск' });
    expect(form.unsaved()).toBe(false);
  });

  it('is sent once another field has made it right', async () => {
    const { form, sent } = open();
    form.edit('post', 'y');
    expect(form.state().errors.post).toBe('field_wrong');
    form.edit('city', 'Томск');
    await form.again();
    expect(sent).toEqual([{ changes: { post: 'y', city: 'Томск' }, version: 3 }]);
    expect(form.state().errors.post).toBeUndefined();
  });

  it('is not sent again while the value is wrong', async () => {
    const { form, sent } = open();
    form.edit('city', 'x');
    expect(form.isWrong('city')).toBe(true);
    await form.again();
    expect(sent).toEqual([]);
    expect(form.unsaved()).toBe(true);
  });
});

describe('settling', () => {
  it('waits for the request under way and for what was typed meanwhile', async () => {
    const { form, sent, hold, letGo, settle } = open();
    hold();
    form.edit('city', 'Томск');
    void form.flush();
    await settle();
    form.edit('post', 'инженер');
    const settled = form.settle();
    await letGo();
    expect(await settled).toBe(true);
    expect(sent.map(({ changes }) => changes)).toEqual([{ city: 'Томск' }, { post: 'инженер' }]);
  });

  it('tells that something could not be saved', async () => {
    const { form, answer } = open();
    answer({ kind: 'failed' });
    form.edit('city', 'Томск');
    expect(await form.settle()).toBe(false);
  });

  it('does not wait for a network that is silent', async () => {
    const { form, answer } = open();
    answer({ kind: 'unreachable' }, { kind: 'unreachable' }, { kind: 'unreachable' });
    form.edit('city', 'Томск');
    expect(await form.settle()).toBe(false);
  });
});

describe('a newer state read from the server', () => {
  const newer: Fields = { city: 'Омск', post: '', tags: [] };

  it('is taken, and the next change is made from it', async () => {
    const { form, sent } = open();
    form.take(newer, 7);
    expect(form.state().values).toEqual(newer);
    form.edit('post', 'инженер');
    await form.flush();
    expect(sent[0]?.version).toBe(7);
  });

  it('is left alone when it is older, or when something typed is not saved', async () => {
    const { form } = open();
    form.take(newer, 3);
    expect(form.state().values.city).toBe('');
    form.edit('city', 'Томск');
    form.take(newer, 7);
    expect(form.state().values.city).toBe('Томск');
  });
});

describe('a form changed elsewhere too', () => {
  const stale = (fields: Partial<Fields>): SaveOutcome<Fields> => ({
    kind: 'stale',
    version: 9,
    fields: { city: '', post: '', tags: [], ...fields },
  });

  it('takes the other fields over and sends its own again', async () => {
    const { form, sent, answer, rest } = open();
    answer(stale({ post: 'доцент' }));
    form.edit('city', 'Томск');
    await form.flush();
    await rest();
    expect(form.state().values).toEqual({ city: 'Томск', post: 'доцент', tags: [] });
    expect(sent[1]).toEqual({ changes: { city: 'Томск' }, version: 9 });
    expect(form.state().conflict).toBeNull();
  });

  it('asks when both changed the same field, and keeps mine if told so', async () => {
    const { form, sent, answer, rest } = open();
    answer(stale({ city: 'Омск' }));
    form.edit('city', 'Томск');
    await form.flush();
    expect(form.state().conflict).toMatchObject({ field: 'city', theirs: 'Омск' });
    await rest();
    expect(sent).toHaveLength(1);
    form.resolve('mine');
    await rest();
    expect(sent[1]).toEqual({ changes: { city: 'Томск' }, version: 9 });
  });

  it('takes theirs if told so, and sends nothing', async () => {
    const { form, sent, answer, rest } = open();
    answer(stale({ city: 'Омск' }));
    form.edit('city', 'Томск');
    await form.flush();
    form.resolve('theirs');
    await rest();
    expect(form.state().values.city).toBe('Омск');
    expect(sent).toHaveLength(1);
    expect(form.unsaved()).toBe(false);
  });

  it('asks about one field after another', async () => {
    const { form, answer } = open();
    answer(stale({ city: 'Омск', post: 'доцент' }));
    form.edit('city', 'Томск');
    form.edit('post', 'инженер');
    await form.flush();
    form.resolve('mine');
    expect(form.state().conflict).toMatchObject({ field: 'post', theirs: 'доцент' });
    form.resolve('theirs');
    expect(form.state().values).toMatchObject({ city: 'Томск', post: 'доцент' });
  });

  it('keeps a wrong value as it was typed when another field brings the newer state', async () => {
    const { form, answer } = open();
    form.edit('city', 'x');
    answer(stale({ post: 'доцент' }));
    form.edit('tags', ['физика']);
    await form.flush();
    expect(form.state().values).toEqual({ city: 'x', post: 'доцент', tags: ['физика'] });
    expect(form.unsaved()).toBe(true);
  });

  it('asks about a wrong value too when somebody else changed its field', async () => {
    const { form, answer } = open();
    form.edit('city', 'x');
    answer(stale({ city: 'Омск' }));
    form.edit('post', 'инженер');
    await form.flush();
    expect(form.state().conflict).toMatchObject({ field: 'city', theirs: 'Омск' });
    form.resolve('theirs');
    expect(form.state().values.city).toBe('Омск');
  });

  it('keeps what is asked about while another field goes stale again', async () => {
    const { form, answer, rest } = open();
    answer(stale({ city: 'Омск' }), stale({ city: 'Пермь' }));
    form.edit('city', 'Томск');
    form.edit('post', 'инженер');
    await form.flush();
    await rest();
    expect(form.state().values).toMatchObject({ city: 'Томск', post: 'инженер' });
    expect(form.state().conflict).toMatchObject({ field: 'city', theirs: 'Пермь' });
  });

  it('sends nothing of a field while it is asked about, however much is typed', async () => {
    const { form, sent, answer, rest } = open();
    answer(stale({ city: 'Омск' }));
    form.edit('city', 'Томск');
    await form.flush();
    form.edit('city', 'Томск-2');
    await rest();
    expect(sent).toHaveLength(1);
    form.resolve('mine');
    await rest();
    expect(sent[1]).toEqual({ changes: { city: 'Томск-2' }, version: 9 });
  });

  it('does not ask when both typed the same', async () => {
    const { form, answer } = open();
    answer(stale({ tags: ['физика'] }));
    form.edit('tags', ['физика']);
    await form.flush();
    expect(form.state().conflict).toBeNull();
  });
});
