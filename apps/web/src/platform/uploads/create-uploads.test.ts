import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createUploads, type UploadCalls } from './create-uploads.ts';

const REPORT = { stageId: 'stage', slot: 'stage_one__stage_report_file' } as const;
const file = (name = 'Отчёт.pdf') => new File(['bytes'], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A server that says what a test tells it to, and everything it was asked. */
function connected(overrides: Partial<UploadCalls<typeof REPORT>> = {}) {
  const asked: string[] = [];
  let rooms = 0;
  const uploads = createUploads<typeof REPORT>({
    start: async (_, { name }) => {
      asked.push(`start ${name}`);
      rooms += 1;
      return { id: `file-${rooms}`, url: `address-${rooms}` };
    },
    send: async (url) => void asked.push(`send ${url}`),
    received: async () => 0,
    finish: async (id) => asked.push(`finish ${id}`),
    drop: async (id) => asked.push(`drop ${id}`),
    taken: async ({ name }) => asked.push(`taken ${name}`),
    pause: async () => asked.push('pause'),
    ...overrides,
  });
  return { uploads, asked };
}

/** A call that ends when the test says so. */
function held<T = void>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  return { promise, resolve, reject };
}

describe('an upload', () => {
  it('is shown in the same frame and goes once its file stands in the slot', async () => {
    const { uploads, asked } = connected();
    uploads.add(REPORT, file());
    expect(uploads.list()).toMatchObject([{ ...REPORT, name: 'Отчёт.pdf', share: 0 }]);
    await settled();
    expect(asked).toEqual([
      'start Отчёт.pdf',
      'send address-1',
      'finish file-1',
      'taken Отчёт.pdf',
    ]);
    expect(uploads.list()).toEqual([]);
  });

  it('that is sent is finished anew by itself while the server is silent, and not sent again', async () => {
    const answers = [new ApiError(0, 'network'), new ApiError(503, 'unknown'), null];
    const { uploads, asked } = connected({
      finish: async (id) => {
        asked.push(`finish ${id}`);
        const answer = answers.shift();
        if (answer) throw answer;
      },
    });
    uploads.add(REPORT, file());
    await settled();
    expect(asked).toEqual([
      ...['start Отчёт.pdf', 'send address-1', 'finish file-1', 'pause', 'finish file-1', 'pause'],
      ...['finish file-1', 'taken Отчёт.pdf'],
    ]);
    expect(uploads.list()).toEqual([]);
  });

  it('that the server cannot finish for long has failed, and goes on where it was', async () => {
    let silent = true;
    const { uploads, asked } = connected({
      finish: async () => {
        asked.push('finish');
        if (silent) throw new ApiError(500, 'internal');
      },
    });
    uploads.add(REPORT, file());
    await settled();
    expect(asked.filter((one) => one === 'finish')).toHaveLength(5);
    const [failed] = uploads.list();
    expect(failed).toMatchObject({ state: 'failed', retryable: true });
    silent = false;
    uploads.retry(failed?.key ?? '');
    await settled();
    expect(asked.filter((one) => one.startsWith('send'))).toHaveLength(1);
    expect(uploads.list()).toEqual([]);
  });

  it('waits for nothing once it is stopped', async () => {
    const pause = held();
    const { uploads, asked } = connected({
      finish: async () => {
        asked.push('finish');
        throw new ApiError(0, 'network');
      },
      pause: () => pause.promise,
    });
    uploads.add(REPORT, file());
    await settled();
    expect(uploads.list()[0]?.state).toBe('waiting');
    uploads.abort(uploads.list()[0]?.key ?? '');
    pause.resolve();
    await settled();
    expect([asked.filter((one) => one === 'finish').length, uploads.list()]).toEqual([1, []]);
  });

  it('never shows less than it has shown', async () => {
    const seen: number[] = [];
    const end = held();
    const { uploads } = connected({
      send: async (_, __, { onProgress }) => {
        for (const share of [0.2, 0.6, 0.4, 0.7]) onProgress(share);
        await end.promise;
      },
    });
    uploads.subscribe(() => seen.push(...uploads.list().map(({ share }) => share)));
    uploads.add(REPORT, file());
    await settled();
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(0.7);
    end.resolve();
  });

  it('that is stopped half way frees its slot at once and is given up', async () => {
    const { uploads, asked } = connected({
      send: (_, __, { signal }) =>
        new Promise((_done, failed) => {
          signal.addEventListener('abort', () => failed(new ApiError(0, 'aborted')));
        }),
    });
    uploads.add(REPORT, file());
    await settled();
    uploads.abort(uploads.list()[0]?.key ?? '');
    expect(uploads.list()).toEqual([]);
    await settled();
    expect(asked).toEqual(['start Отчёт.pdf', 'drop file-1']);
  });

  it('that is stopped before the server has answered is given up when it answers', async () => {
    const answer = held<{ id: string; url: string }>();
    const { uploads, asked } = connected({ start: () => answer.promise });
    uploads.add(REPORT, file());
    uploads.abortAll();
    answer.resolve({ id: 'late', url: 'address' });
    await settled();
    expect([uploads.list(), asked]).toEqual([[], ['drop late']]);
  });

  /** A line that breaks after each so many bytes, and a server that keeps what has come. */
  function breaking({
    has = 0,
    brings = 2,
  } = {}): Partial<UploadCalls<typeof REPORT>> & { sent: number[] } {
    const sent: number[] = [];
    return {
      sent,
      send: async (_, { size }, { from, onProgress }) => {
        sent.push(from);
        has = Math.min(from + brings, size);
        onProgress(has / size);
        if (has < size) throw new ApiError(0, 'network');
      },
      received: async () => has,
    };
  }

  it('whose line breaks goes on by itself from what has come, and never shows less', async () => {
    const line = breaking();
    const { uploads, asked } = connected(line);
    const seen: number[] = [];
    uploads.subscribe(() => seen.push(...uploads.list().map(({ share }) => share)));
    uploads.add(REPORT, file());
    await settled();
    expect(line.sent).toEqual([0, 2, 4]);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(asked).toEqual([
      ...['start Отчёт.pdf', 'pause', 'pause', 'finish file-1', 'taken Отчёт.pdf'],
    ]);
    expect(uploads.list()).toEqual([]);
  });

  it('whose last bytes came while its line broke is not sent again', async () => {
    const { uploads, asked } = connected({
      send: async () => {
        asked.push('send');
        throw new ApiError(0, 'network');
      },
      received: async (_, { size }) => size,
    });
    uploads.add(REPORT, file());
    await settled();
    expect(asked).toEqual(['start Отчёт.pdf', 'send', 'pause', 'finish file-1', 'taken Отчёт.pdf']);
  });

  it('whose line stays broken has failed, keeps its file, and goes on where it was', async () => {
    const line = breaking({ brings: 3 });
    let silent = true;
    const { uploads, asked } = connected({
      ...line,
      received: async (...of) => {
        if (silent) throw new ApiError(0, 'network');
        return line.received?.(...of) ?? 0;
      },
    });
    uploads.add(REPORT, file());
    await settled();
    const [failed] = uploads.list();
    expect(failed).toMatchObject({ state: 'failed', retryable: true, name: 'Отчёт.pdf' });
    silent = false;
    uploads.retry(failed?.key ?? '');
    expect(uploads.list()).toMatchObject([{ state: 'sending', error: null, share: 0.6 }]);
    await settled();
    expect(line.sent).toEqual([0, 3]);
    expect(asked.filter((one) => one.startsWith('start'))).toHaveLength(1);
    expect(uploads.list()).toEqual([]);
  });

  it('whose address has become too old begins anew when it is tried again', async () => {
    let old = true;
    const { uploads, asked } = connected({
      send: async (url) => {
        if (old) throw new ApiError(403, 'upload_link_invalid');
        asked.push(`send ${url}`);
      },
    });
    uploads.add(REPORT, file());
    await settled();
    const [failed] = uploads.list();
    expect(failed).toMatchObject({ state: 'failed', retryable: true });
    old = false;
    uploads.retry(failed?.key ?? '');
    await settled();
    expect(asked.slice(1)).toEqual([
      'drop file-1',
      'start Отчёт.pdf',
      'send address-2',
      'finish file-2',
      'taken Отчёт.pdf',
    ]);
  });

  it('whose bytes were refused is put away without giving up what the server has let go of', async () => {
    const { uploads, asked } = connected({
      finish: async () => {
        throw new ApiError(422, 'file_type_refused');
      },
    });
    uploads.add(REPORT, file());
    await settled();
    uploads.abort(uploads.list()[0]?.key ?? '');
    await settled();
    expect(asked).toEqual(['start Отчёт.pdf', 'send address-1']);
  });

  it('whose bytes have arrived is not sent again when only the end of it failed', async () => {
    let locked = true;
    const { uploads, asked } = connected({
      finish: async (id) => {
        if (locked) throw new ApiError(409, 'section_locked');
        asked.push(`finish ${id}`);
      },
    });
    uploads.add(REPORT, file());
    await settled();
    locked = false;
    uploads.retry(uploads.list()[0]?.key ?? '');
    await settled();
    expect(asked.filter((one) => one.startsWith('send'))).toHaveLength(1);
    expect(asked).toContain('finish file-1');
  });

  it('that was refused for what it is cannot be tried again', async () => {
    const { uploads } = connected({
      finish: () => Promise.reject(new ApiError(422, 'file_type_refused')),
    });
    uploads.add(REPORT, file());
    await settled();
    expect(uploads.list()).toMatchObject([{ state: 'failed', retryable: false }]);
  });

  it('goes beside others', async () => {
    const { uploads, asked } = connected();
    for (const name of ['a.pdf', 'b.pdf']) uploads.add(REPORT, file(name));
    expect(uploads.list().map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    await settled();
    expect(asked.filter((one) => one.startsWith('finish'))).toHaveLength(2);
  });
});
