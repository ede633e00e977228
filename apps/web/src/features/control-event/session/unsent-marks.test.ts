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
  const calls: { marks: TypedMark[]; answer: (refused?: Refused) => void; lose: () => void }[] = [];
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
          lose: () => reject(new ApiError(0, 'network')),
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
    calls[0]?.answer([{ at: 1, code: 'work_closed' }]);
    await settled();
    expect(unsent.state().refused).toMatchObject([{ code: 'work_closed', mark: mark(TALK, 5) }]);
    expect([storage.length, taken.length]).toEqual([0, 1]);
  });
});
