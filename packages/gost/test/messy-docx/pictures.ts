import { deflateSync } from 'node:zlib';

/** A PNG of one colour. */
export function png(width: number, height: number): Uint8Array {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([...uint32(width), ...uint32(height), 8, 2, 0, 0, 0])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The head of a JPEG with its frame, enough to be measured. */
export function jpegHead(width: number, height: number): Uint8Array {
  return Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    0,
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
}

/** The head of a Windows metafile, a format that is not shown. */
export function wmfHead(): Uint8Array {
  return Uint8Array.from([0xd7, 0xcd, 0xc6, 0x9a, ...Array<number>(60).fill(0)]);
}

const uint32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

/** Checksums are not looked at by the import; zero keeps the maker short. */
function chunk(type: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(uint32(data.length)),
    Buffer.from(type, 'latin1'),
    data,
    Buffer.alloc(4),
  ]);
}
