import type { MarkRefusal } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { memoryStorage } from '../../../platform/session/storage.ts';
import { createUnsentMarks, type TypedMark } from './unsent-marks.ts';

const WORK = '0192f0a0-0000-7000-8000-000000000001';
const [NOVELTY, TALK] = [
  '0192f0a0-0000-7000-8000-0000000000a1',
  '0192f0a0-0000-7000-8000-0000000000a2',
];
const mark = (criterion_id: string, value: number) => ({
  work_id: WORK,
  criterion_id,
  mark: value,
});
type Refused = { at: number; code: MarkRefusal }[];

/** A device with its clock and storage, over a server that answers by hand. */
function device(storage = memoryStorage()) {
  const calls: {
    marks: TypedMark[];
    answer: (refused?: Refused) => void;
    lose: (why?: ApiError) => void;
  }[] = [];
  const taken: TypedMark[] = [];
  let due: (() => void)[] = [];
  const unsent = createUnsentMarks({
    storage,
    prefix: 'marks.',
    send: (marks) =>
      new Promise((resolve, reject) => {
        calls.push({
          marks,
          answer: (refused = []) => resolve({ refused }),
          lose: (why = new ApiError(0, 'network')) => reject(why),
        });
      }),
    onTaken: (marks) => void taken.push(...marks),
    now: () => Date.parse('2027-06-10T07:00:00Z'),
    later(run) {
      due.push(run);
      return () => {
        due = due.filter((one) => one !== run);
      };
    },
  });
  return {
    unsent,
    storage,
    calls,
    taken,
    /** The time that it waits for passes. */
    async pass() {
      const runs = due;
      due = [];
      for (const run of runs) run();
      await new Promise((resolve) => setImmediate(resolve));
    },
    /** What the server has got in a call, as criterion and mark. */
    sent: (at: number) =>
      calls[at]?.marks.map(({ criterion_id, mark: value }) => [criterion_id, value]),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('marks on their way', () => {
  it('that follow each other go in one call, of each criterion the last one', async () => {
    const { unsent, pass, sent, calls, taken } = device();
    unsent.put(mark(NOVELTY, 3));
    unsent.put(mark(NOVELTY, 4));
    unsent.put(mark(TALK, 5));
    await pass();
    expect(sent(0)).toEqual([
      [NOVELTY, 4],
      [TALK, 5],
    ]);
    calls[0]?.answer();
    await settled();
    expect(unsent.state()).toMatchObject({ status: 'saved', unsent: [] });
    expect(taken).toHaveLength(2);
  });

  it('stay on the device while the connection is lost, and go when it is back', async () => {
    const { unsent, pass, calls, sent, storage } = device();
    unsent.put(mark(NOVELTY, 4));
    await pass();
    calls[0]?.lose();
    await settled();
    expect(unsent.state().status).toBe('offline');
    unsent.put(mark(TALK, 2));
    expect([unsent.state().status, storage.length]).toEqual(['offline', 2]);
    void unsent.flush();
    expect(sent(1)).toEqual([
      [NOVELTY, 4],
      [TALK, 2],
    ]);
  });

  it('whose answer was lost are sent again as they were, so that the server takes them once', async () => {
    const { unsent, pass, calls } = device();
    unsent.put(mark(NOVELTY, 4));
    await pass();
    calls[0]?.lose();
    await settled();
    await pass();
    expect(calls[1]?.marks).toEqual(calls[0]?.marks);
  });

  it('changed while they are sent go once more, later than before', async () => {
    const { unsent, pass, calls, sent } = device();
    unsent.put(mark(NOVELTY, 4));
    await pass();
    unsent.put(mark(NOVELTY, 5));
    calls[0]?.answer();
    await settled();
    expect(unsent.state().unsent).toHaveLength(1);
    await pass();
    expect(sent(1)).toEqual([[NOVELTY, 5]]);
    const [first, second] = calls.map(({ marks }) => marks[0]?.typed_at ?? '');
    expect((second ?? '') > (first ?? '')).toBe(true);
  });

  it('outlive a reload', async () => {
    const before = device();
    before.unsent.put(mark(NOVELTY, 4));
    before.unsent.stop();
    const after = device(before.storage);
    after.unsent.start();
    await settled();
    expect(after.sent(0)).toEqual([[NOVELTY, 4]]);
  });

  it('that are refused are told and not sent again', async () => {
    const { unsent, pass, calls, storage, taken } = device();
    unsent.put(mark(NOVELTY, 4));
    unsent.put(mark(TALK, 5));
    await pass();
    calls[0]?.answer([{ at: 1, code: 'stale' }]);
    await settled();
    expect(unsent.state().refused).toMatchObject([{ code: 'stale', mark: mark(TALK, 5) }]);
    expect([storage.length, taken.length]).toEqual([0, 1]);
  });

  it('that a closed work has refused wait for it to open again', async () => {
    const { unsent, pass, calls, sent } = device();
    unsent.put(mark(TALK, 5));
    await pass();
    calls[0]?.answer([{ at: 0, code: 'work_closed' }]);
    await settled();
    unsent.follow({ state: 'running', works: [{ id: WORK, state: 'closed' }] });
    expect([calls.length, unsent.state().unsent]).toEqual([1, []]);
    unsent.follow({ state: 'running', works: [{ id: WORK, state: 'marking' }] });
    expect([sent(1), unsent.state().refused]).toEqual([[[TALK, 5]], []]);
  });

  it('are given up when the event is over, and that is told', async () => {
    const { unsent, pass, calls, storage } = device();
    unsent.put(mark(TALK, 5));
    await pass();
    calls[0]?.answer([{ at: 0, code: 'work_closed' }]);
    await settled();
    unsent.put(mark(NOVELTY, 4));
    unsent.follow({ state: 'finished', works: [] });
    expect([storage.length, unsent.state().unsent]).toEqual([0, []]);
    expect(unsent.state().refused).toMatchObject([
      { mark: mark(NOVELTY, 4) },
      { mark: mark(TALK, 5) },
    ]);
  });

  it('that cannot even be read keep no other from the server', async () => {
    const { unsent, pass, calls, sent, taken } = device();
    unsent.put(mark(NOVELTY, 850));
    unsent.put(mark(TALK, 5));
    const unread = () => calls.at(-1)?.lose(new ApiError(422, 'validation_failed'));
    await pass();
    unread();
    await settled();
    await pass();
    unread();
    await settled();
    await pass();
    expect([sent(1), sent(2)]).toEqual([[[NOVELTY, 850]], [[TALK, 5]]]);
    calls[2]?.answer();
    await settled();
    expect(unsent.state()).toMatchObject({ status: 'saved', refused: [{ code: 'unknown' }] });
    expect(taken).toMatchObject([mark(TALK, 5)]);
  });

  it('typed in another tab since stay on the device when earlier ones are taken', async () => {
    const { unsent, pass, calls, storage } = device();
    unsent.put(mark(NOVELTY, 4));
    await pass();
    const key = storage.key(0) ?? '';
    const later = { ...mark(NOVELTY, 5), typed_at: '2027-06-10T07:00:09.000Z' };
    storage.setItem(key, JSON.stringify(later));
    calls[0]?.answer();
    await settled();
    expect(JSON.parse(storage.getItem(key) ?? 'null')).toEqual(later);
  });

  it('go at once when the session is left', () => {
    const { unsent, sent } = device();
    unsent.put(mark(NOVELTY, 4));
    unsent.stop();
    expect(sent(0)).toEqual([[NOVELTY, 4]]);
  });

  it('are all with the server before something that depends on them, or that is told', async () => {
    const { unsent, calls, pass, sent } = device();
    unsent.put(mark(NOVELTY, 4));
    await pass();
    unsent.put(mark(TALK, 5));
    const all = unsent.sendAll();
    calls[0]?.answer();
    await settled();
    expect(sent(1)).toEqual([[TALK, 5]]);
    calls[1]?.answer();
    expect(await all).toBe(true);
    unsent.put(mark(TALK, 3));
    const some = unsent.sendAll();
    calls[2]?.lose();
    expect(await some).toBe(false);
  });
});
