import type { Readable } from 'node:stream';
import { AppError } from '@pv/contract';
import type { Deps } from '../../context.ts';
import { readGrant } from '../../storage/address-token.ts';
import { type Storage, TooManyBytes, UploadGap } from '../../storage/storage.ts';
import { isAwaited } from './is-awaited.ts';

/** Where a piece of a file begins, and how long the whole file is. */
interface PieceOf {
  start: number;
  total: number;
}

const PIECE = /^bytes (?:(\d{1,12})-(\d{1,12})|\*)\/(\d{1,12})$/;

/**
 * Reads a `Content-Range` (RFC 9110, 14.4) of a request: a piece of a file, or with `*` in its place the
 * question how much of the file has come, a piece without a `start`. Null for a file that is sent whole.
 * @throws AppError validation_failed
 */
function readPiece(header: string | undefined): PieceOf | { start: null; total: number } | null {
  if (header === undefined) return null;
  const [found, first, last, length] = PIECE.exec(header) ?? [];
  if (!found) throw new AppError('validation_failed');
  const total = Number(length);
  if (first === undefined) return { start: null, total };
  const start = Number(first);
  if (start > Number(last) || Number(last) >= total) throw new AppError('validation_failed');
  return { start, total };
}

/** A request to a signed address. */
interface Sent {
  token: string;
  /** The length that it says it has. */
  declared: number;
  /** Its `Content-Range`, for a file that is sent by pieces. */
  range: string | undefined;
  body: Readable;
}

/**
 * Takes the bytes of one signed address, whole or by pieces; asked with an empty piece, it says how many
 * have come. Bytes that nobody waits for any more, and a declared length over the grant, are refused
 * before reading. Gives how many bytes are there, from the first on.
 * @throws AppError upload_link_invalid, file_too_large, upload_gap, validation_failed
 */
export async function receiveBytes(
  { config, storage, connection: { db } }: Pick<Deps, 'config' | 'storage' | 'connection'>,
  { token, declared, range, body }: Sent,
): Promise<{ size: number }> {
  const grant = await readGrant(config.secret, token);
  if (grant?.do !== 'put') throw new AppError('upload_link_invalid');
  if (!(await isAwaited(db, grant.key))) throw new AppError('upload_link_invalid');
  const piece = readPiece(range);
  if (Math.max(declared, piece?.total ?? 0) > grant.maxBytes) throw new AppError('file_too_large');
  if (piece?.start === null) return { size: await storage.received(grant.key) };
  const size = await keep(storage, { ...grant, piece }, body);
  // given up or finished while the bytes were on their way
  if (!(await isAwaited(db, grant.key))) {
    await storage.remove(grant.key);
    throw new AppError('upload_link_invalid');
  }
  return { size };
}

async function keep(
  storage: Pick<Storage, 'receive' | 'receivePiece'>,
  { key, maxBytes, piece }: { key: string; maxBytes: number; piece: PieceOf | null },
  body: Readable,
): Promise<number> {
  try {
    return piece
      ? await storage.receivePiece(key, body, piece)
      : await storage.receive(key, body, maxBytes);
  } catch (error) {
    if (error instanceof TooManyBytes) throw new AppError('file_too_large');
    throw error instanceof UploadGap ? new AppError('upload_gap') : error;
  }
}
