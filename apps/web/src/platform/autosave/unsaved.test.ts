import { describe, expect, it } from 'vitest';
import { open } from './form.sample.ts';

describe('what would be lost with the tab', () => {
  it('is what is on its way, and no longer what the server has', async () => {
    const { form } = open();
    expect(form.atRisk()).toBe(false);
    form.edit('city', 'Томск');
    expect(form.atRisk()).toBe(true);
    await form.flush();
    expect(form.atRisk()).toBe(false);
  });

  it('is not what was refused, by the server or before, as long as the device keeps it', async () => {
    const { form, answer } = open();
    answer({ kind: 'wrong', errors: { post: 'field_long' } });
    form.edit('post', 'очень длинная должность');
    await form.flush();
    form.edit('city', 'x');
    expect([form.unsaved(), form.atRisk()]).toEqual([true, false]);
  });

  it('is what was refused where the device has no room for it', () => {
    const { form, device } = open();
    device.full = true;
    form.edit('city', 'x');
    expect(form.atRisk()).toBe(true);
    device.full = false;
    form.edit('city', 'xx');
    form.edit('city', 'x');
    expect(form.atRisk()).toBe(false);
  });

  it('is nothing once the thing that it is about is gone', () => {
    const { form } = open();
    form.edit('city', 'Томск');
    form.stop();
    expect(form.atRisk()).toBe(false);
  });
});

describe('what is not saved', () => {
  it('is kept on the device until the server has it, wrong values too', async () => {
    const { form, typed, answer, rest } = open();
    answer({ kind: 'unreachable' });
    form.edit('city', 'x');
    form.edit('post', 'инженер');
    expect(typed()).toEqual({ city: 'x', post: 'инженер' });
    await form.flush();
    expect(typed()).toEqual({ city: 'x', post: 'инженер' });
    await rest();
    expect(typed()).toEqual({ city: 'x' });
    form.edit('city', 'Томск');
    await rest();
    expect(typed()).toBeNull();
  });

  it('is kept with what the server may have, also by a request under way', async () => {
    const { form, device, hold, letGo, settle } = open();
    hold();
    form.edit('city', 'Том');
    void form.flush();
    await settle();
    form.edit('city', 'Томск');
    expect(device.kept).toEqual({ city: { value: 'Томск', from: ['', 'Том'] } });
    await letGo();
    expect(device.kept).toEqual({ city: { value: 'Томск', from: ['Том'] } });
  });

  it('is there again at the next visit, and is sent', async () => {
    const { form, device, sent, rest } = open({
      city: { value: 'Томск', from: ['Омск', ''] },
      post: { value: '', from: ['инженер'] },
    });
    expect(form.state().values).toMatchObject({ city: 'Томск', post: '' });
    expect(form.unsaved()).toBe(true);
    await rest();
    expect(sent).toEqual([{ changes: { city: 'Томск' }, version: 3 }]);
    expect(device.kept).toBeNull();
  });

  it('is kept no longer at the next visit when the server got it though its answer was lost', () => {
    const { form, device } = open({
      city: { value: 'Томск', from: ['Омск', ''] },
      post: { value: '', from: ['инженер'] },
      tags: { value: [], from: [['физика']] },
    });
    expect(device.kept).toEqual({ city: { value: 'Томск', from: [''] } });
    form.stop();
    expect(open({ post: { value: '', from: ['инженер'] } }).device.kept).toBeNull();
  });

  it('is not asked about when the server got a part of it whose answer was lost', async () => {
    const { form, device, sent, answer, rest } = open();
    answer(
      { kind: 'unreachable' },
      { kind: 'stale', fields: { city: 'Том', post: '', tags: [] }, version: 4 },
    );
    form.edit('city', 'Том');
    await form.flush();
    form.edit('city', 'Томск');
    expect(device.kept).toEqual({ city: { value: 'Томск', from: ['', 'Том'] } });
    await rest();
    expect(form.state().conflict).toBeNull();
    await rest();
    expect(sent.at(-1)).toEqual({ changes: { city: 'Томск' }, version: 4 });
    expect(device.kept).toBeNull();
  });

  it('is asked about at the next visit when somebody else has changed the field meanwhile', async () => {
    const { form, typed, sent, rest } = open({
      city: { value: 'Томск', from: ['Омск'] },
      post: { value: 'инженер', from: [''] },
    });
    expect(form.state().conflict).toMatchObject({ field: 'city', theirs: '' });
    expect(form.state().values.city).toBe('Томск');
    expect(typed()).toEqual({ city: 'Томск', post: 'инженер' });
    await rest();
    expect(sent[0]?.changes).toEqual({ post: 'инженер' });
    form.resolve('mine');
    await rest();
    expect(sent[1]?.changes).toEqual({ city: 'Томск' });
    expect(typed()).toBeNull();
  });
});
