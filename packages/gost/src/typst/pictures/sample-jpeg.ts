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
