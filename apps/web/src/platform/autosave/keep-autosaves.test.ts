import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createAutosave } from './autosave.ts';
import { keepAutosaves, saveChanges } from './keep-autosaves.ts';
import type { SaveOutcome } from './types.ts';

const LOCKED = { kind: 'wrong', errors: { goal: 'Раздел на согласовании.' } } as const;
const newer = { fields: { goal: 'Другая цель' }, version: 8 };

function answering(error: unknown, read = async () => newer) {
  const send = () => Promise.reject(error);
  return saveChanges({ send, read, refused: () => LOCKED });
}

describe('saving what was typed', () => {
  it('says that it is saved', async () => {
    const saving = { send: async () => null, read: async () => newer, refused: () => LOCKED };
    expect(await saveChanges(saving)).toEqual({ kind: 'saved' });
  });

  it('brings what the server has when somebody changed it meanwhile', async () => {
    expect(await answering(new ApiError(409, 'stale_version'))).toEqual({
      kind: 'stale',
      ...newer,
    });
  });

  it.each([
    [0, 'network'],
    [429, 'too_many_requests'],
    [503, 'unknown'],
  ] as const)('will be tried again after %i %s', async (status, code) => {
    expect(await answering(new ApiError(status, code))).toEqual({ kind: 'unreachable' });
  });

  it('is what the form makes of it when it is refused', async () => {
    expect(await answering(new ApiError(409, 'section_locked'))).toEqual(LOCKED);
  });

  it('will be tried again when what the server has cannot be read', async () => {
    const silent = () => Promise.reject(new ApiError(0, 'network'));
    expect(await answering(new ApiError(409, 'stale_version'), silent)).toEqual({
      kind: 'unreachable',
    });
  });
});

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
