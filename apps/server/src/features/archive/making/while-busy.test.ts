import { AppError } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { waitWhileBusy } from './while-busy.ts';

/** Fails by `code` so many times, then succeeds; counts attempts and pauses. */
function work(code: 'worker_busy' | 'export_failed', failures: number) {
  const count = { attempts: 0, pauses: 0 };
  const made = waitWhileBusy(
    async () => {
      count.attempts += 1;
      if (count.attempts <= failures) throw new AppError(code);
      return 'made';
    },
    async () => {
      count.pauses += 1;
    },
  );
  return { made, count };
}

describe('a part whose workers are busy', () => {
  it('is made once there is a place', async () => {
    const { made, count } = work('worker_busy', 5);
    expect(await made).toBe('made');
    expect(count).toEqual({ attempts: 6, pauses: 5 });
  });

  it('is given up after six attempts', async () => {
    const { made, count } = work('worker_busy', 6);
    await expect(made).rejects.toMatchObject({ code: 'worker_busy' });
    expect(count).toEqual({ attempts: 6, pauses: 5 });
  });

  it('is not tried again when it cannot be made', async () => {
    const { made, count } = work('export_failed', 1);
    await expect(made).rejects.toMatchObject({ code: 'export_failed' });
    expect(count).toEqual({ attempts: 1, pauses: 0 });
  });
});
