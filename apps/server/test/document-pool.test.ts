import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AppError } from '@pv/contract';
import { documentWords } from '@pv/editor-schema';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { zipDocx } from '../../../packages/gost/test/messy-docx/package.ts';
import { p } from '../../../packages/gost/test/messy-docx/pieces.ts';
import { createDocumentPool, defaultPoolOptions } from '../src/documents/create-document-pool.ts';
import type { DocumentPool } from '../src/documents/document-pool.ts';
import { firstUpdate, newDocument } from '../src/documents/new-document.ts';
import { openScratch } from '../src/documents/open-scratch.ts';
import { unpackVersion } from '../src/documents/store/pack-version.ts';
import { emptyTitlePage as titlePage } from './support/empty-title-page.ts';
import { sampleDocument } from './support/sample-document.ts';

const log = pino({ level: 'silent' });
const updates = [firstUpdate(newDocument())];
const pack = { name: 'pack', given: { updates } } as const;
const scratch = openScratch(join(tmpdir(), 'pv-test-scratch'));
let pool: DocumentPool;

const pictureHead = (id: string) => ({ id, mime: 'image/png', width: 30, height: 20 }) as const;

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
  queue = 10,
  { size = 1, strangersQueue = 5 } = {},
): DocumentPool {
  const usual = defaultPoolOptions();
  pool = createDocumentPool(log, scratch.folder, {
    size,
    queue,
    strangersQueue,
    limits: { ...usual.limits, ...limits },
  });
  return pool;
}
const codeOf = (failure: unknown) => (failure instanceof AppError ? failure.code : failure);
const outcome = (task: Promise<unknown>) => task.then(() => 'done', codeOf);

afterEach(() => pool.close());
afterAll(() => scratch.remove());

describe('the pool of document processes', () => {
  it('runs a task in another process and gives its result', async () => {
    const { packed, words } = await open().run(pack);
    const kept = await unpackVersion(packed);
    expect(documentWords(kept)).toHaveLength(words);
  });

  it('reads the pictures that a document shows, and none of the others that it ever had', async () => {
    const pictures = ['dropped', 'shown', 'replaced'].map(pictureHead);
    const shows = [firstUpdate(sampleDocument({ asset: 'shown' }))];
    const read: string[] = [];
    const findPictures = async (ids: readonly string[]) => {
      read.push(...ids);
      return [];
    };
    const given = { updates: shows, format: 'pdf', titlePage, pictures } as const;
    expect(await outcome(open().run({ name: 'print', given, findPictures }))).toBe('done');
    expect(read).toEqual(['shown']);
  });

  it('fails a task that takes too long with its code, and goes on with a new process', async () => {
    const short = open({ milliseconds: 3000 });
    const never = [firstUpdate(sampleDocument({ asset: 'never' }))];
    const pictures = [pictureHead('never')];
    const given = { updates: never, format: 'pdf', titlePage, pictures } as const;
    const findPictures = () => new Promise<never>(() => undefined);
    expect(await outcome(short.run({ name: 'print', given, findPictures }))).toBe('export_failed');
    expect(await outcome(short.run(pack))).toBe('done');
  });

  it('lets strangers have one process and no more, and a shorter time', async () => {
    const shared = open({ strangerMilliseconds: 15_000 }, 10, { size: 2 });
    const checks = [outcome(shared.run(endlessCheck())), outcome(shared.run(endlessCheck()))];
    for (let n = 0; n < 3; n++) expect(await outcome(shared.run(pack))).toBe('done');
    shared.close();
    expect(await Promise.all(checks)).toEqual(['check_failed', 'worker_busy']);
    const short = open({ strangerMilliseconds: 300 });
    expect(await outcome(short.run(endlessCheck()))).toBe('check_failed');
    expect(await outcome(short.run(pack))).toBe('done');
  });

  it('leaves room among those that wait, however many are of strangers', async () => {
    const full = open({}, 10, { strangersQueue: 1 });
    const waits = outcome(full.run(endlessCheck()));
    expect(await outcome(full.run(endlessCheck()))).toBe('worker_busy');
    const own = outcome(full.run(pack, { urgent: true }));
    expect(await own).toBe('done');
    full.close();
    expect(await waits).not.toBe('done');
  });

  it('fails a task that takes too much memory', async () => {
    const small = open({ peakBytes: 1, watchMilliseconds: 1 });
    const bytes = await zipDocx({
      body: Array.from({ length: 3000 }, () => p('Слово за словом.')),
    });
    const given = { name: 'import', given: { file: fileOf(bytes), name: 'Работа.docx' } } as const;
    expect(await outcome(small.run(given))).toBe('import_failed');
  });

  it('replaces a process that has grown too large, between tasks', async () => {
    const growing = open({ restBytes: 1 });
    for (let n = 0; n < 2; n++) expect(await outcome(growing.run(pack))).toBe('done');
  });

  it('says that it is busy when too many wait, and drops what nobody waits for', async () => {
    const full = open({}, 2);
    const gone = new AbortController();
    const first = outcome(full.run(pack));
    const second = outcome(full.run(pack, { signal: gone.signal }));
    const third = outcome(full.run(pack));
    expect(await third).toBe('worker_busy');
    gone.abort();
    expect(await second).toBe('worker_busy');
    expect(await first).toBe('done');
  });

  it('takes what somebody is looking at before what runs in the background', async () => {
    const ordered = open();
    const order: string[] = [];
    const run = (name: string, urgent: boolean) =>
      ordered.run(pack, { urgent }).then(() => order.push(name));
    await Promise.all([run('first', false), run('second', false), run('looked at', true)]);
    expect(order[0]).toBe('looked at');
  });

  it('fails what runs and what waits when it is closed', async () => {
    const closing = open();
    const tasks = [outcome(closing.run(pack)), outcome(closing.run(pack))];
    closing.close();
    expect(await Promise.all(tasks)).toEqual(['worker_busy', 'worker_busy']);
    expect(await outcome(closing.run(pack))).toBe('worker_busy');
  });

  it('leaves what is large in a file of its folder, even when the folder was cleared away', async () => {
    scratch.remove();
    const given = { updates, format: 'pdf' as const, titlePage, pictures: [] };
    const { file, pages } = await open().run({ name: 'print', given });
    expect(pages).toBeGreaterThan(0);
    expect(dirname(file)).toBe(scratch.folder);
    expect(readFileSync(file).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('tells what is wrong with a file by its own code', async () => {
    const bytes = Buffer.from('%PDF-1.7');
    const task = open().run({
      name: 'import',
      given: { file: fileOf(bytes), name: 'Работа.docx' },
    });
    expect(await outcome(task)).toBe('import_pdf');
  });
});
