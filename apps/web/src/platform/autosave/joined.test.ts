import { describe, expect, it } from 'vitest';
import { type Fields, open } from './form.sample.ts';
import type { AutosaveDeps, Joined } from './types.ts';

/** Tags are joined one by one, by their place; other fields are wholes. */
const join: AutosaveDeps<Fields>['join'] = (field, sides) => {
  if (field !== 'tags') return null;
  const { base, mine, theirs } = sides as Record<keyof typeof sides, string[]>;
  const both = (at: number) => mine[at] !== base[at] && theirs[at] !== base[at];
  const value = theirs.map((tag, at) => (mine[at] === base[at] ? tag : (mine[at] ?? '')));
  const left = theirs.map((tag, at) => (both(at) && mine[at] !== tag ? (base[at] ?? '') : tag));
  return { value, base: left } as Joined<Fields[typeof field]>;
};

const stale = (tags: string[], version = 9) =>
  ({ kind: 'stale', fields: { city: '', post: '', tags }, version }) as const;

/** Both have written the first and the second tag; the third is theirs alone. */
async function asked() {
  const all = open({}, join);
  all.form.edit('tags', ['a', 'b', 'c']);
  await all.form.flush();
  all.answer(stale(['theirs 1', 'theirs 2', 'theirs 3']));
  all.form.edit('tags', ['mine 1', 'mine 2', 'c']);
  await all.form.flush();
  return all;
}

describe('a field that is joined part by part', () => {
  it('has what can be joined, and asks about the rest', async () => {
    const { form } = await asked();
    expect(form.state().values.tags).toEqual(['mine 1', 'mine 2', 'theirs 3']);
    expect(form.state().conflict).toMatchObject({ base: ['a', 'b', 'theirs 3'] });
  });

  it('is sent when its last part is decided, with what was typed meanwhile', async () => {
    const { form, sent, rest } = await asked();
    form.edit('tags', ['mine 1', 'mine 2', 'typed']);
    form.decide(['mine 1', 'theirs 2', 'typed'], ['a', 'theirs 2', 'theirs 3']);
    await rest();
    expect(sent).toHaveLength(2);
    expect(form.state().conflict).toMatchObject({ base: ['a', 'theirs 2', 'theirs 3'] });
    form.decide(['mine 1', 'theirs 2', 'typed'], ['theirs 1', 'theirs 2', 'theirs 3']);
    expect(form.state().conflict).toBeNull();
    await rest();
    expect(sent[2]?.changes).toEqual({ tags: ['mine 1', 'theirs 2', 'typed'] });
    expect(form.unsaved()).toBe(false);
  });

  it('sends nothing when all of it is as the other has it', async () => {
    const { form, sent, rest } = await asked();
    const theirs = ['theirs 1', 'theirs 2', 'theirs 3'];
    form.decide(theirs, theirs);
    await rest();
    expect(sent).toHaveLength(2);
    expect(form.unsaved()).toBe(false);
  });

  it('stays asked about when another field brings a newer state', async () => {
    const { form, answer } = await asked();
    answer(stale(['theirs 1', 'theirs 2', 'newest'], 10));
    form.edit('city', 'Томск');
    await form.flush();
    expect(form.state().values.tags).toEqual(['mine 1', 'mine 2', 'newest']);
    expect(form.state().conflict).toMatchObject({ field: 'tags', base: ['a', 'b', 'newest'] });
  });

  it('is asked about at the next visit as it was left', async () => {
    const { form, device } = await asked();
    form.decide(['theirs 1', 'mine 2', 'theirs 3'], ['theirs 1', 'b', 'theirs 3']);
    expect(device.kept).toEqual({
      tags: { value: ['theirs 1', 'mine 2', 'theirs 3'], from: [['theirs 1', 'b', 'theirs 3']] },
    });
  });
});
