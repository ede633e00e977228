import { describe, expect, it } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { failureCode, followJob } from './follow-job.ts';

const NOW = () => Promise.resolve();

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
      {
        read: async (after) => {
          asked.push(after);
          return states.shift() ?? { status: 'failed', revision: 0 };
        },
        onState: (job) => seen.push(job.revision),
      },
    );
    expect(asked).toEqual([1, 2, 5]);
    expect(seen).toEqual([1, 2, 5, 6]);
    expect(last.status).toBe('ready');
  });

  it('asks nothing of a job that has ended', async () => {
    const read = () => Promise.reject(new Error('asked'));
    const job = await followJob({ status: 'failed', revision: 3 }, { read, onState: () => {} });
    expect(job.status).toBe('failed');
  });

  it('waits a silence of the server out and says so meanwhile', async () => {
    const answers = [
      new ApiError(0, 'network'),
      new ApiError(502, 'unknown'),
      new ApiError(429, 'worker_busy'),
      { status: 'ready', revision: 2 },
    ];
    const seen: [string, boolean][] = [];
    const job = await followJob(
      { status: 'running', revision: 1 },
      {
        read: async () => {
          const answer = answers.shift();
          if (!answer || answer instanceof Error) throw answer;
          return answer;
        },
        onState: ({ status }, silent) => seen.push([status, silent]),
        pause: NOW,
      },
    );
    expect(job.status).toBe('ready');
    expect(seen).toEqual([
      ['running', false],
      ['running', true],
      ['running', true],
      ['running', true],
      ['ready', false],
    ]);
  });

  it('gives up after a long silence, and at once when the server refuses', async () => {
    const first = { status: 'running', revision: 1 };
    const following = (error: ApiError) => {
      let asked = 0;
      const read = () => {
        asked += 1;
        return Promise.reject(error);
      };
      return followJob(first, { read, onState: () => {}, pause: NOW }).catch((met) => [met, asked]);
    };
    const silence = new ApiError(0, 'network');
    expect(await following(silence)).toEqual([silence, 61]);
    const refusal = new ApiError(404, 'not_found');
    expect(await following(refusal)).toEqual([refusal, 1]);
  });
});

describe('the code of a failure', () => {
  it('is one that has a text', () => {
    expect(failureCode(new ApiError(0, 'network'), 'export_failed')).toBe('network');
    expect(failureCode(new ApiError(429, 'worker_busy'), 'export_failed')).toBe('worker_busy');
    expect(failureCode(new ApiError(502, 'unknown'), 'export_failed')).toBe('export_failed');
    expect(failureCode(new TypeError(), 'import_failed')).toBe('import_failed');
  });
});
