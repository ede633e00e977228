import { crc32, deflateSync } from 'node:zlib';

interface SamplePng {
  /** Colour type of ISO/IEC 15948: 0 grey, 2 true colour, 3 palette, 6 with transparency. */
  type?: number;
  depth?: number;
  interlace?: number;
  /** Chunks between the header and the rows, by name. */
  before?: Readonly<Record<string, Uint8Array>>;
  /** The rows as they are before they are compressed, each with its filter in front. */
  rows?: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

/** Two rows of true colour, three pixels each. */
const ROWS = Buffer.from([0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 1, 9, 9, 9, 1, 1, 1, 2, 2, 2]);

/** A PNG of 3 × 2 pixels for tests. */
export function samplePng(options: SamplePng = {}): { bytes: Buffer; data: Buffer } {
  const { type = 2, depth = 8, interlace = 0, before = {}, rows = ROWS } = options;
  const data = deflateSync(rows);
  const header = Buffer.concat([uint32(3), uint32(2), Buffer.from([depth, type, 0, 0, interlace])]);
  const bytes = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...Object.entries(before).map(([name, body]) => chunk(name, body)),
    chunk('IDAT', data.subarray(0, 5)),
    chunk('IDAT', data.subarray(5)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { bytes, data };
}
