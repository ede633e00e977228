import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bounded } from './bounded.ts';
import { TooManyBytes, UploadGap } from './storage.ts';

/** Bytes of an upload from `start` on, as many as have come; a piece that still comes grows. */
interface Piece {
  path: string;
  start: number;
  end: number;
}

/** The pieces of an upload by their first byte. Each has a file of its own, so that two never mix. */
async function piecesIn(folder: string): Promise<Piece[]> {
  const found: Piece[] = [];
  const entries = await opendir(folder).catch(() => null);
  for await (const { name } of entries ?? []) {
    const path = join(folder, name);
    const start = Number(name.split('.')[0]);
    const size = await stat(path).then(
      (file) => file.size,
      () => 0,
    );
    found.push({ path, start, end: start + size });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** A part of a piece's file, both ends counted. */
interface Part {
  path: string;
  first: number;
  last: number;
}

/** What of the pieces holds, one after another, every byte from the first on, as far as they reach. */
function chained(pieces: readonly Piece[]): { chain: Part[]; reach: number } {
  const chain: Part[] = [];
  let reach = 0;
  for (;;) {
    const next = pieces
      .filter(({ start, end }) => start <= reach && end > reach)
      .reduce<Piece | null>((best, piece) => (best && best.end >= piece.end ? best : piece), null);
    if (!next) return { chain, reach };
    const { path, start, end } = next;
    chain.push({ path, first: reach - start, last: end - start - 1 });
    reach = next.end;
  }
}

/** How many bytes of an upload have come, from the first on. */
export async function reachOf(folder: string): Promise<number> {
  return chained(await piecesIn(folder)).reach;
}

/** Writes what a line brings; what it has brought before it breaks stays. Gives the number of bytes. */
async function writePiece(path: string, body: Readable, room: number): Promise<number> {
  const file = await open(path, 'wx');
  await pipeline(bounded(body, room), file.createWriteStream());
  return (await stat(path)).size;
}

async function joinPieces(folder: string, target: string, total: number): Promise<void> {
  const { chain, reach } = chained(await piecesIn(folder));
  if (reach < total) throw new UploadGap();
  const whole = `${target}.${randomUUID()}.part`;
  try {
    for (const { path, first, last } of chain) {
      const file = await open(whole, 'a');
      await pipeline(createReadStream(path, { start: first, end: last }), file.createWriteStream());
    }
    await rename(whole, target);
  } catch (error) {
    await rm(whole, { force: true });
    throw error;
  }
}

/**
 * Takes a piece of an upload of `total` bytes, from byte `start` on. With its last byte the upload lies
 * at `target`, and its pieces go. Gives how many bytes have come, from the first on.
 * @throws UploadGap when bytes before `start` have not come; TooManyBytes, and then nothing is kept
 */
export async function receivePiece(
  { folder, target }: { folder: string; target: string },
  body: Readable,
  { start, total }: { start: number; total: number },
): Promise<number> {
  // begun anew: what came before may be of another file
  if (start === 0) await rm(folder, { recursive: true, force: true });
  else if (start > (await reachOf(folder))) throw new UploadGap();
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${start}.${randomUUID()}`);
  const size = await writePiece(path, body, total - start).catch(async (error: unknown) => {
    if (error instanceof TooManyBytes) await rm(folder, { recursive: true, force: true });
    throw error;
  });
  if (start + size < total) return reachOf(folder);
  if (start === 0) await rename(path, target);
  else await joinPieces(folder, target, total);
  await rm(folder, { recursive: true, force: true });
  return total;
}
