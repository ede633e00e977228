import { AppError } from '@pv/contract';

/** Where a piece of a file begins, and how long the whole file is. */
export interface PieceOf {
  start: number;
  total: number;
}

const PIECE = /^bytes (?:(\d{1,12})-(\d{1,12})|\*)\/(\d{1,12})$/;

/**
 * Reads a `Content-Range` (RFC 9110, 14.4) of a request: a piece of a file, or with `*` in its place the
 * question how much of the file has come, a piece without a `start`. Null for a file that is sent whole.
 * @throws AppError validation_failed
 */
export function readPiece(
  header: string | undefined,
): PieceOf | { start: null; total: number } | null {
  if (header === undefined) return null;
  const [found, first, last, length] = PIECE.exec(header) ?? [];
  if (!found) throw new AppError('validation_failed');
  const total = Number(length);
  if (first === undefined) return { start: null, total };
  const start = Number(first);
  if (start > Number(last) || Number(last) >= total) throw new AppError('validation_failed');
  return { start, total };
}
