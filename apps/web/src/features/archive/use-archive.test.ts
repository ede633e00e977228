import type { ArchiveView } from '@pv/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { followArchive } from './use-archive.ts';

const view = (status: ArchiveView['status'], revision: number) =>
  ({ status, revision }) as ArchiveView;
const silence = new ApiError(0, 'network');

/** Follows an archive that is being made; `answer` is what the server says of it, `asked` what which one there is. */
function follow(answer: () => ArchiveView, asked: () => unknown = () => null) {
  const stopper = new AbortController();
  const shown: ArchiveView[] = [];
  let reads = 0;
  let first = view('running', 1);
  const following = followArchive(
    {
      latest: () => first,
      async read() {
        reads += 1;
        return answer();
      },
      onState(next) {
        first = next;
        shown.push(next);
      },
      ask: async () => asked(),
    },
    stopper.signal,
  );
  return { following, shown, stop: () => stopper.abort(), reads: () => reads };
}

describe('an archive that is being made', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const silent = (): ArchiveView => {
    throw silence;
  };

  it('is followed on after two silent minutes, though the server does not answer then either', async () => {
    let answer = silent;
    const { following, shown, reads } = follow(
      () => answer(),
      () => silence,
    );
    await vi.advanceTimersByTimeAsync(125_000);
    expect(reads()).toBeGreaterThan(60);
    expect(shown.at(-1)?.status).toBe('running');
    answer = () => view('ready', 2);
    await vi.advanceTimersByTimeAsync(10_000);
    await following;
    expect(shown.at(-1)).toEqual(view('ready', 2));
  });

  it('is followed no more once it is gone or was taken away from the reader', async () => {
    for (const [status, code] of [
      [404, 'not_found'],
      [403, 'forbidden'],
    ] as const) {
      const refusal = new ApiError(status, code);
      const { following, reads } = follow(
        () => {
          throw refusal;
        },
        () => refusal,
      );
      await following;
      await vi.advanceTimersByTimeAsync(60_000);
      expect([code, reads()]).toEqual([code, 1]);
    }
  });

  it('is asked for no more when its page is left in a silence', async () => {
    const { following, shown, stop, reads } = follow(silent, () => silence);
    await vi.advanceTimersByTimeAsync(123_000);
    stop();
    const [asked, states] = [reads(), shown.length];
    await vi.advanceTimersByTimeAsync(60_000);
    await following;
    expect([reads(), shown.length]).toEqual([asked, states]);
  });
});
