import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AppError } from '@pv/contract';
import { writtenWords } from '@pv/editor-schema';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { zipDocx } from '../../../packages/gost/test/messy-docx/package.ts';
import { p } from '../../../packages/gost/test/messy-docx/pieces.ts';
import { createDocumentPool, defaultPoolOptions } from '../src/documents/create-document-pool.ts';
import type { DocumentPool } from '../src/documents/document-pool.ts';
import { firstUpdate, newDocument } from '../src/documents/new-document.ts';
import { openScratch } from '../src/documents/open-scratch.ts';
import { unpackVersion } from '../src/documents/store/pack-version.ts';
import type { FindText, FoundText } from '../src/documents/tasks/text-cache.ts';
import { emptyTitlePage as titlePage } from './support/empty-title-page.ts';
import { sampleDocument } from './support/sample-document.ts';

const log = pino({ level: 'silent' });
const updates = [firstUpdate(newDocument())];
const pack = { name: 'pack', given: { updates } } as const;
const scratch = openScratch(join(tmpdir(), 'pv-test-scratch'));
const pictureHead = (id: string) => ({ id, mime: 'image/png', width: 30, height: 20 }) as const;
/** A print that shows a picture of this id. */
const printOf = (asset: string, pictures = [asset]) => {
  const shows = [firstUpdate(sampleDocument({ asset }))];
  return { text: shows, format: 'pdf', titlePage, pictures: pictures.map(pictureHead) } as const;
};

function fileOf(bytes: Uint8Array): string {
  const file = join(scratch.folder, 'given');
  writeFileSync(file, bytes);
  return file;
}

/** A check that reads and reads: nothing ever comes out of its file. */
function endlessCheck() {
  const file = join(scratch.folder, randomUUID());
  execFileSync('mkfifo', [file]);
  return { name: 'check', given: { file, locale: 'ru' } } as const;
}

/** A pool of one child, or `size`, with limits of the test's own. */
function open(
  limits: Partial<ReturnType<typeof defaultPoolOptions>['limits']> = {},
  { size = 1, queue = 10, strangersQueue = 5 } = {},
): DocumentPool {
  const usual = defaultPoolOptions();
  return createDocumentPool(log, scratch.folder, {
    size,
    queue,
    strangersQueue,
    limits: { ...usual.limits, ...limits },
  });
}
const codeOf = (failure: unknown) => (failure instanceof AppError ? failure.code : failure);
const outcome = (task: Promise<unknown>) => task.then(() => 'done', codeOf);

afterAll(() => scratch.remove());

// one process for all: to start it takes longer than what is asked of it
describe('the pool of document processes', () => {
  const pool = open({}, { queue: 2, strangersQueue: 1 });
  afterAll(() => pool.close());

  /** Keeps the only process at work until it is released. */
  async function occupy() {
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<[]>();
    const findPictures = () => {
      asked.resolve();
      return released.promise;
    };
    const held = outcome(pool.run({ name: 'print', given: printOf('held'), findPictures }));
    await asked.promise;
    return { held, release: () => released.resolve([]) };
  }

  it('runs a task in another process and gives its result', async () => {
    const { packed, words } = await pool.run(pack);
    const kept = await unpackVersion(packed);
    expect(writtenWords(kept)).toBe(words);
  });

  it('reads the pictures that a document shows, and none of the others that it ever had', async () => {
    const read: string[] = [];
    const findPictures = async (ids: readonly string[]) => {
      read.push(...ids);
      return [];
    };
    const given = printOf('shown', ['dropped', 'shown', 'replaced']);
    expect(await outcome(pool.run({ name: 'print', given, findPictures }))).toBe('done');
    expect(read).toEqual(['shown']);
  });

  it('fails a task whose text cannot be read, and the process goes on with what it keeps', async () => {
    const copies: unknown[] = [];
    const given = { text: 'document', format: 'pdf' as const, titlePage, pictures: [] };
    const print = (found: () => FoundText) => {
      const findText: FindText = async (copy) => {
        copies.push(copy?.of);
        return found();
      };
      return outcome(pool.run({ name: 'print', given, findText }));
    };
    const change = { of: 'open', whole: true, updates, pictures: [] };
    expect(await print(() => change)).toBe('done');
    expect(
      await print(() => {
        throw new Error('no connection');
      }),
    ).toBe('export_failed');
    expect(await print(() => change)).toBe('done');
    expect(copies).toEqual([undefined, 'open', 'open']);
  });

  it('leaves room among those that wait, however many are of strangers', async () => {
    const { release } = await occupy();
    const file = fileOf(Buffer.from('%PDF-1.7'));
    const check = { name: 'check', given: { file, locale: 'ru' } } as const;
    const waits = outcome(pool.run(check));
    expect(await outcome(pool.run(check))).toBe('worker_busy');
    const own = outcome(pool.run(pack, { urgent: true }));
    release();
    expect(await own).toBe('done');
    expect(await waits).toBe('import_pdf');
  });

  it('says that it is busy when too many wait, and drops what nobody waits for', async () => {
    const { held, release } = await occupy();
    const gone = new AbortController();
    const first = outcome(pool.run(pack));
    const second = outcome(pool.run(pack, { signal: gone.signal }));
    expect(await outcome(pool.run(pack))).toBe('worker_busy');
    gone.abort();
    expect(await second).toBe('worker_busy');
    release();
    expect(await Promise.all([held, first])).toEqual(['done', 'done']);
  });

  it('takes what somebody is looking at before what runs in the background', async () => {
    const { release } = await occupy();
    const order: string[] = [];
    const run = (name: string, urgent: boolean) =>
      pool.run(pack, { urgent }).then(() => order.push(name));
    const both = [run('in the background', false), run('looked at', true)];
    release();
    await Promise.all(both);
    expect(order).toEqual(['looked at', 'in the background']);
  });

  it('leaves what is large in a file of its folder, even when the folder was cleared away', async () => {
    scratch.remove();
    const given = { text: updates, format: 'pdf' as const, titlePage, pictures: [] };
    const { file, pages } = await pool.run({ name: 'print', given });
    expect(pages).toBeGreaterThan(0);
    expect(dirname(file)).toBe(scratch.folder);
    expect(readFileSync(file).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('tells what is wrong with a file by its own code', async () => {
    const given = { file: fileOf(Buffer.from('%PDF-1.7')), name: 'Работа.docx' };
    expect(await outcome(pool.run({ name: 'import', given }))).toBe('import_pdf');
  });

  it('fails what runs and what waits when it is closed', async () => {
    const { held } = await occupy();
    const waits = outcome(pool.run(pack));
    pool.close();
    expect(await Promise.all([held, waits])).toEqual(['export_failed', 'worker_busy']);
    expect(await outcome(pool.run(pack))).toBe('worker_busy');
  });
});

describe('a pool of document processes with limits', () => {
  let pool: DocumentPool;
  afterEach(() => pool.close());

  it('fails a task that takes too long with its code, and goes on with a new process', async () => {
    pool = open({ milliseconds: 2000 });
    const findPictures = () => new Promise<never>(() => undefined);
    const given = printOf('never');
    expect(await outcome(pool.run({ name: 'print', given, findPictures }))).toBe('export_failed');
    expect(await outcome(pool.run(pack))).toBe('done');
  });

  it('lets strangers have one process and no more', async () => {
    pool = open({ strangerMilliseconds: 15_000 }, { size: 2 });
    const checks = [outcome(pool.run(endlessCheck())), outcome(pool.run(endlessCheck()))];
    for (let n = 0; n < 3; n++) expect(await outcome(pool.run(pack))).toBe('done');
    pool.close();
    expect(await Promise.all(checks)).toEqual(['check_failed', 'worker_busy']);
  });

  it('gives a document that is asked for again to the process that has just answered of it', async () => {
    pool = open({}, { size: 2 });
    const copies: unknown[] = [];
    const findText: FindText = async (copy) => {
      copies.push(copy?.of);
      return { of: 'open', whole: copy === null, updates, pictures: [] };
    };
    const given = { text: 'document', format: 'pdf' as const, titlePage, pictures: [] };
    const print = () =>
      pool.run({ name: 'print', given, findText }, { documentId: 'document', urgent: true });
    // both are there once each asks for a picture
    const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = asked.map(({ resolve }) => {
      const findPictures = async () => {
        resolve();
        await Promise.all(asked.map(({ promise }) => promise));
        return [];
      };
      return pool.run({ name: 'print', given: printOf('held'), findPictures });
    });
    await Promise.all(held);
    for (let n = 0; n < 4; n++) await print();
    expect(copies).toEqual([undefined, 'open', 'open', 'open']);
  });

  it('fails a task that takes too much memory', async () => {
    pool = open({ peakBytes: 1, watchMilliseconds: 1 });
    const bytes = await zipDocx({
      body: Array.from({ length: 3000 }, () => p('Слово за словом.')),
    });
    const given = { name: 'import', given: { file: fileOf(bytes), name: 'Работа.docx' } } as const;
    expect(await outcome(pool.run(given))).toBe('import_failed');
  });

  it('replaces a process that has grown too large, between tasks, and ends the task of a stranger sooner', async () => {
    pool = open({ restBytes: 1, strangerMilliseconds: 300 });
    for (let n = 0; n < 2; n++) expect(await outcome(pool.run(pack))).toBe('done');
    expect(await outcome(pool.run(endlessCheck()))).toBe('check_failed');
    expect(await outcome(pool.run(pack))).toBe('done');
  });
});
