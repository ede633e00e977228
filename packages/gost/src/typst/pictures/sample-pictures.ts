import { crc32, deflateSync } from 'node:zlib';

interface SampleJpeg {
  /** Marker of the frame of ITU-T T.81, table B.1: 0xc0 is baseline. */
  frame?: number;
  components?: number;
  depth?: number;
  /** Segments before the frame: marker and body. */
  before?: readonly (readonly [number, Uint8Array])[];
}

function segment(marker: number, body: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A file with the structure of a JPEG of 60 × 40 pixels for tests; what it shows is nothing. */
export function sampleJpeg(options: SampleJpeg = {}): Buffer {
  const { frame = 0xc0, components = 3, depth = 8, before = [] } = options;
  const size = Buffer.from([depth, 0, 40, 0, 60, components]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before.map(([marker, body]) => segment(marker, body)),
    segment(frame, Buffer.concat([size, Buffer.alloc(3 * components)])),
    segment(0xda, Buffer.alloc(6)),
    Buffer.from('compressed rows'),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The body of an Exif segment that says how the camera was held. */
export function sampleExif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const little = order === 'II';
  const short = (value: number) =>
    little ? Buffer.from([value & 255, value >> 8]) : Buffer.from([value >> 8, value & 255]);
  const long = (value: number) => (little ? [short(value), short(0)] : [short(0), short(value)]);
  const other = [short(0x010f), short(2), ...long(4), ...long(0)];
  const entry = [short(0x0112), short(3), ...long(1), short(orientation), short(0)];
  return Buffer.concat([Buffer.from(order), short(42), ...long(8), short(2), ...other, ...entry]);
}

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
