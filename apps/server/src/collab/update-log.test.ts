import { describe, expect, it } from 'vitest';
import type { AuthoredUpdate } from '../documents/store/append-updates.ts';
import { openUpdateLog } from './update-log.ts';

const update = (n: number): AuthoredUpdate => ({ authorId: null, bytes: new Uint8Array([n]) });

/** A table that writes only when it is told to. */
function gate() {
  const batches: number[][] = [];
  const waiting: { resolve(): void; reject(error: unknown): void }[] = [];
  const append = (_documentId: string, updates: readonly AuthoredUpdate[]) => {
    batches.push(updates.map((one) => one.bytes[0] ?? -1));
    return new Promise<void>((resolve, reject) => {
      waiting.push({ resolve, reject });
    });
  };
  const next = () => waiting.shift();
  return { batches, append, next };
}

const settled = async (promise: Promise<void>): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => setImmediate(() => resolve(false)));
  return Promise.race([promise.then(() => true), late]);
};

describe('the log of updates', () => {
  it('tells of a commit only when the write has ended', async () => {
    const table = gate();
    const log = openUpdateLog(table.append, () => undefined);
    log.add('d', update(1));
    const flushed = log.flushed('d');
    expect(await settled(flushed)).toBe(false);
    table.next()?.resolve();
    expect(await settled(flushed)).toBe(true);
  });

  it('writes what came during a write together and in order, and answers each waiter in turn', async () => {
    const table = gate();
    const log = openUpdateLog(table.append, () => undefined);
    log.add('d', update(1));
    const first = log.flushed('d');
    log.add('d', update(2));
    log.add('d', update(3));
    const second = log.flushed('d');
    table.next()?.resolve();
    expect(await settled(first)).toBe(true);
    expect(await settled(second)).toBe(false);
    table.next()?.resolve();
    await second;
    expect(table.batches).toEqual([[1], [2, 3]]);
  });

  it('keeps documents apart', async () => {
    const table = gate();
    const log = openUpdateLog(table.append, () => undefined);
    log.add('a', update(1));
    log.add('b', update(2));
    table.next()?.resolve();
    expect(await settled(log.flushed('a'))).toBe(true);
    expect(await settled(log.flushed('b'))).toBe(false);
  });

  it('tries a failed write again and loses nothing', async () => {
    let fails = 1;
    const written: number[] = [];
    const failures: unknown[] = [];
    const log = openUpdateLog(
      async (_documentId, updates) => {
        if (fails-- > 0) throw new Error('away');
        written.push(...updates.map((one) => one.bytes[0] ?? -1));
      },
      (error) => failures.push(error),
    );
    log.add('d', update(1));
    log.add('d', update(2));
    await log.flushed('d');
    expect(written).toEqual([1, 2]);
    expect(failures).toHaveLength(1);
  });

  const broken = (constraint: string) =>
    new Error('query', { cause: Object.assign(new Error('foreign key'), { constraint }) });

  it('gives up when the document itself is gone', async () => {
    const log = openUpdateLog(
      async () => {
        throw broken('document_updates_document_id_fkey');
      },
      () => undefined,
    );
    log.add('d', update(1));
    await expect(log.flushed('d')).rejects.toThrow('query');
    await log.allFlushed();
    await log.flushed('d');
  });

  it('does not take an author who is gone for a document that is', async () => {
    const seen: boolean[] = [];
    const log = openUpdateLog(
      async () => {
        if (seen.length === 0) throw broken('document_updates_author_id_fkey');
      },
      (_error, _documentId, gone) => seen.push(gone),
    );
    log.add('d', update(1));
    await log.flushed('d');
    expect(seen).toEqual([false]);
  });
});
