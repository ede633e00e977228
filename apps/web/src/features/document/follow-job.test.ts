import { describe, expect, it } from 'vitest';
import { followJob } from './follow-job.ts';

describe('following a job', () => {
  it('asks for what is newer than the state it knows and shows each state until the end', async () => {
    const states = [
      { status: 'running', revision: 2 },
      { status: 'running', revision: 5 },
      { status: 'ready', revision: 6 },
    ];
    const asked: number[] = [];
    const seen: number[] = [];
    const last = await followJob(
      { status: 'queued', revision: 1 },
      async (after) => {
        asked.push(after);
        return states.shift() ?? { status: 'failed', revision: 0 };
      },
      (job) => seen.push(job.revision),
    );
    expect(asked).toEqual([1, 2, 5]);
    expect(seen).toEqual([1, 2, 5, 6]);
    expect(last.status).toBe('ready');
  });

  it('asks nothing of a job that has ended', async () => {
    const read = () => Promise.reject(new Error('asked'));
    const job = await followJob({ status: 'failed', revision: 3 }, read, () => {});
    expect(job.status).toBe('failed');
  });
});
