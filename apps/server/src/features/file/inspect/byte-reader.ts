import { type FileHandle, open } from 'node:fs/promises';

/** Parts of a file, so that a large one is never in memory. */
export interface ByteReader {
  path: string;
  /** In bytes. */
  size: number;
  /** At most `length` bytes from `start`; fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
}

async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Opens a file for `look` and closes it whatever happens. */
export async function withReader<T>(
  path: string,
  look: (reader: ByteReader) => Promise<T>,
): Promise<T> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await look({ path, size, read: (start, length) => readPart(file, start, length) });
  } finally {
    await file.close();
  }
}
