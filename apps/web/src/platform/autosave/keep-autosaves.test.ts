import { describe, expect, it } from 'vitest';
import { createAutosave } from './autosave.ts';
import { keepAutosaves } from './keep-autosaves.ts';
import type { SaveOutcome } from './types.ts';

interface Fields {
  goal: string;
}

function open() {
  let outcome: SaveOutcome<Fields> = { kind: 'saved' };
  const keeper = keepAutosaves<Fields>();
  const make = () =>
    createAutosave<Fields>({
      fields: { goal: '' },
      version: 0,
      check: () => null,
      save: async () => outcome,
      later: () => () => {},
    });
  const quiet = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    keeper,
    form: () => keeper.get('stage', make),
    answer: (next: SaveOutcome<Fields>) => {
      outcome = next;
    },
    quiet,
  };
}

describe('kept forms', () => {
  it('are the same for everybody who asks while one is shown', () => {
    const { keeper, form } = open();
    const first = form();
    keeper.hold('stage');
    expect(form()).toBe(first);
  });

  it('still hold what could not be saved when the page is opened again', async () => {
    const { keeper, form, answer, quiet } = open();
    answer({ kind: 'unreachable' });
    form().edit('goal', 'Собрать стенд');
    keeper.hold('stage')();
    await quiet();
    expect(form().state().values.goal).toBe('Собрать стенд');
    expect(keeper.unsaved()).toBe(true);
  });

  it('save what waits when the page is left, and are forgotten then', async () => {
    const { keeper, form, quiet } = open();
    const first = form();
    first.edit('goal', 'Собрать стенд');
    keeper.hold('stage')();
    await quiet();
    expect(first.state().status.goal).toBe('saved');
    expect(form()).not.toBe(first);
  });

  it('are not forgotten while another part of the page shows them', async () => {
    const { keeper, form, quiet } = open();
    const first = form();
    keeper.hold('stage');
    keeper.hold('stage')();
    await quiet();
    expect(form()).toBe(first);
  });

  it('settle together and tell whether all is saved', async () => {
    const { keeper, form, answer } = open();
    form().edit('goal', 'Собрать');
    keeper.hold('stage');
    expect(await keeper.settle()).toBe(true);
    answer({ kind: 'failed' });
    form().edit('goal', 'Собрать стенд');
    expect(await keeper.settle()).toBe(false);
  });

  it('do not stand in the way of others while no page shows them', async () => {
    const { keeper, form, answer } = open();
    answer({ kind: 'failed' });
    form().edit('goal', 'Собрать стенд');
    expect(await keeper.settle()).toBe(true);
    expect(keeper.unsaved()).toBe(true);
  });

  it('are forgotten with what was typed when the thing is gone', () => {
    const { keeper, form } = open();
    form().edit('goal', 'Собрать стенд');
    keeper.forget('stage');
    expect(keeper.unsaved()).toBe(false);
    expect(form().state().values.goal).toBe('');
  });

  it('are told by name, and go all at once', () => {
    const { keeper, form } = open();
    form().edit('goal', 'Собрать стенд');
    expect(keeper.all()).toEqual([{ id: 'stage', form: form() }]);
    expect([keeper.has('stage'), keeper.has('other')]).toEqual([true, false]);
    keeper.clear();
    expect([keeper.all(), keeper.has('stage'), keeper.unsaved()]).toEqual([[], false, false]);
  });
});
