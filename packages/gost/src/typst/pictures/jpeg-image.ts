import type { PdfImage } from './write-pdf-page.ts';

/** Tag and type of the entry: a short (Exif 2.32, 4.6.4). */
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY = 12;

/**
 * How a camera was held, from the body of an Exif segment, which is a TIFF: 1 to 8; 1, upright, when it
 * says nothing.
 */
export function exifOrientation(tiff: Buffer): number {
  if (tiff.length < 10) return 1;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(directory); index += 1) {
    const entry = directory + 2 + index * ENTRY;
    if (short(entry) !== ORIENTATION || short(entry + 2) !== SHORT) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** One marker segment of ITU-T T.81, B.1.1.4; the body is without its length. */
interface Segment {
  marker: number;
  body: Buffer;
}

/** Baseline, extended and progressive with Huffman codes: what `DCTDecode` takes (ISO 32000-1, 7.4.8). */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const START_OF_SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);
const SPACES: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB' };
const ICC = Buffer.from('ICC_PROFILE\0');
const EXIF = Buffer.from('Exif\0\0');

/** The segments before the first scan; null when the file is no JPEG or is cut off. */
function readSegments(file: Buffer): Segment[] | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8 || !file.includes(END, -64)) return null;
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length && file.readUInt8(at) === 0xff) {
    const marker = file.readUInt8(at + 1);
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (marker === START_OF_SCAN) return segments;
    segments.push({ marker, body: file.subarray(at + 4, end) });
    at = end;
  }
  return null;
}

function readFrame(segments: readonly Segment[]):
  | (Pick<PdfImage, 'width' | 'height'> & {
      components: number;
    })
  | null {
  const body = segments.find(({ marker }) => FRAMES.has(marker))?.body;
  if (!body || body.length < 6 || body.readUInt8(0) !== 8) return null;
  const [height, width] = [body.readUInt16BE(1), body.readUInt16BE(3)];
  if (width === 0 || height === 0) return null;
  return { width, height, components: body.readUInt8(5) };
}

const bodies = (segments: readonly Segment[], of: number, start: Buffer): Buffer[] =>
  segments.flatMap(({ marker, body }) =>
    marker === of && body.subarray(0, start.length).equals(start)
      ? [body.subarray(start.length)]
      : [],
  );

/** The pieces of a profile are numbered from 1 and know how many they are (ICC.1, B.4). */
function readProfile(segments: readonly Segment[]): Buffer {
  const pieces = bodies(segments, 0xe2, ICC).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  return Buffer.concat(pieces.map((piece) => piece.subarray(2)));
}

/** The colours of a profile stand in its header, ICC.1, 7.2.6. */
const describes = (profile: Buffer, components: number): boolean =>
  components === 3 && profile.toString('latin1', 16, 20) === 'RGB ';

/** A JPEG as a PDF holds it; null for one of four colours, an unusual coding or damage. */
export function jpegImage(bytes: Uint8Array): PdfImage | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segments = readSegments(file);
  const frame = segments && readFrame(segments);
  const colourSpace = frame && SPACES[frame.components];
  if (!frame || !colourSpace) return null;
  const profile = readProfile(segments);
  if (profile.length > 0 && !describes(profile, frame.components)) return null;
  const [exif = Buffer.alloc(0)] = bodies(segments, 0xe1, EXIF);
  return {
    width: frame.width,
    height: frame.height,
    bitDepth: 8,
    colourSpace,
    ...(profile.length > 0 && { profile }),
    filter: '/Filter /DCTDecode',
    data: [file],
    orientation: exifOrientation(exif),
  };
}
