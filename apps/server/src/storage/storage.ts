import type { Readable } from 'node:stream';

/** One kept file. */
export interface StoredFile {
  key: string;
  putAt: Date;
}

/** A stream brought more than it was allowed to. */
export class TooManyBytes extends Error {}

/** A piece of an upload came before those that stand before it. */
export class UploadGap extends Error {}

/** Keeps bytes by key. Keys are ours and never contain what a user typed. */
export interface Storage {
  /** An address that takes one PUT of at most `maxBytes`, for `minutes`. */
  signPut(key: string, options: { maxBytes: number; minutes: number }): Promise<string>;
  /** An address that gives the bytes, for `minutes`, as a download of this name unless `inline`. */
  signGet(
    key: string,
    options: { name: string; mime: string; minutes: number; inline?: boolean },
  ): Promise<string>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Keeps what a stream brings, without holding it in memory. Gives its size in bytes.
   * @throws TooManyBytes as soon as more than `maxBytes` have come; nothing is kept then
   */
  receive(key: string, body: Readable, maxBytes: number): Promise<number>;
  /**
   * Keeps what a stream brings of a file of `total` bytes, from byte `start` on; what came before a line
   * broke stays. With the last byte the key has the whole file. Gives how many bytes have come, from the
   * first on. Begun anew at 0, it forgets what came before.
   * @throws UploadGap when bytes before `start` have not come; TooManyBytes, and then nothing is kept
   */
  receivePiece(
    key: string,
    body: Readable,
    piece: { start: number; total: number },
  ): Promise<number>;
  /** How many bytes have come of a file that is sent by pieces, from the first on; its size once it is whole. */
  received(key: string): Promise<number>;
  /** Takes over a file of this machine; it is gone from its place afterwards. */
  adopt(key: string, file: string): Promise<void>;
  /**
   * A file of this machine with the bytes, for another process to read and never to change; null when
   * there is no such key.
   */
  file(key: string): Promise<string | null>;
  /** The bytes, or null when there is no such key. */
  get(key: string): Promise<Uint8Array | null>;
  /** As `get`, without holding it in memory; only the bytes of `range` where one is given, both ends counted. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  /** Size in bytes, or null when there is no such key. */
  size(key: string): Promise<number | null>;
  /**
   * Gives what lies at one key to another, never over what is there: of two that settle one key the first
   * wins. Nothing happens where there is nothing to move.
   */
  settle(from: string, to: string): Promise<void>;
  /** Removes a file, and what has come of one that is sent by pieces. */
  remove(key: string): Promise<void>;
  /** Everything that is kept, in no order, with when it was put there. */
  list(): AsyncIterable<StoredFile>;
}
