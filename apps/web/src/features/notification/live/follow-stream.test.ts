import { describe, expect, it, vi } from 'vitest';
import { followStream, pauseAfter, type StreamEnd } from './follow-stream.ts';

/** Follows a stream whose attempts end as listed; gives the pauses between them and the openings. */
async function follow(ends: { end: StreamEnd | Error; opened?: boolean }[]) {
  const leaving = new AbortController();
  const pauses: number[] = [];
  let opened = 0;
  let attempt = 0;
  await followStream(
    {
      async read(onOpen) {
        const step = ends[attempt];
        attempt += 1;
        if (step?.opened) onOpen();
        if (attempt >= ends.length) leaving.abort();
        if (step?.end instanceof Error) throw step.end;
        return step?.end ?? 'ended';
      },
      async pause(milliseconds) {
        pauses.push(milliseconds);
      },
      random: () => 1,
      onOpen: () => {
        opened += 1;
      },
    },
    leaving.signal,
  );
  return { pauses, opened, attempts: attempt };
}

describe('the live stream', () => {
  it('is tried again after longer and longer pauses, up to a minute', () => {
    expect([0, 1, 2, 5, 6, 50].map((failures) => pauseAfter(failures, 1))).toEqual([
      1000, 2000, 4000, 32_000, 60_000, 60_000,
    ]);
    expect(pauseAfter(0, 0)).toBe(500);
  });

  it('is opened anew soon after it has ended, and what was missed is read each time', async () => {
    const ended = { end: 'ended', opened: true } as const;
    const { pauses, opened } = await follow([{ end: 'unreachable' }, ended, ended]);
    expect(pauses).toEqual([2000, 1000]);
    expect(opened).toBe(2);
  });

  it('waits a minute where the person has too many', async () => {
    expect((await follow([{ end: 'busy' }, { end: 'ended' }])).pauses).toEqual([60_000]);
  });

  it('outlives an attempt that breaks', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { attempts, pauses } = await follow([
      { end: new Error('The storage is full') },
      { end: 'ended' },
    ]);
    expect([attempts, pauses]).toEqual([2, [2000]]);
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });

  it('is not asked for by nobody', async () => {
    const { attempts, pauses } = await follow([{ end: 'signed_out' }, { end: 'ended' }]);
    expect([attempts, pauses]).toEqual([1, []]);
  });
});
