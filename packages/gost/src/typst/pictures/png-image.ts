import { crc32 } from 'node:zlib';
import type { PdfImage } from './write-pdf-page.ts';

/** The parts of a PNG that a PDF can hold as they are. Views into the file, not copies. */
interface PlainPng {
  width: number;
  height: number;
  bitDepth: number;
  /** Of ISO/IEC 15948, 11.2.2: grey, true colour, palette. */
  colour: 'grey' | 'rgb' | 'palette';
  /** Red, green, blue of every colour of the palette; empty without one. */
  palette: Uint8Array;
  /** The compressed rows, in pieces. */
  data: readonly Uint8Array[];
}

interface Chunk {
  type: string;
  body: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS: Readonly<Record<number, PlainPng['colour']>> = { 0: 'grey', 2: 'rgb', 3: 'palette' };
/** Bits a sample, ISO/IEC 15948 table 11.1. */
const DEPTHS: Readonly<Record<PlainPng['colour'], readonly number[]>> = {
  grey: [1, 2, 4, 8, 16],
  rgb: [8, 16],
  palette: [1, 2, 4, 8],
};
/** Transparency and a colour space of its own need more than the rows. */
const BEYOND_ROWS: ReadonlySet<string> = new Set(['tRNS', 'iCCP', 'cICP']);
/** Compression, filter and interlacing as a PDF knows them. */
const ORDINARY = Buffer.from([0, 0, 0]);

/** Every chunk with a right checksum up to the end; null when the file is damaged or cut off. */
function readChunks(file: Buffer): Chunk[] | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + 12 <= file.length) {
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length) return null;
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return chunks;
    chunks.push({ type, body: file.subarray(at + 8, end) });
    at = end + 4;
  }
  return null;
}

function readHeader(body: Uint8Array): Omit<PlainPng, 'palette' | 'data'> | null {
  const header = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (header.length !== 13 || !header.subarray(10).equals(ORDINARY)) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bitDepth = header.readUInt8(8);
  const colour = COLOURS[header.readUInt8(9)];
  if (width === 0 || height === 0 || !colour || !DEPTHS[colour].includes(bitDepth)) return null;
  return { width, height, bitDepth, colour };
}

/**
 * Reads a PNG whose compressed rows are also the rows of a picture in a PDF (ISO 32000-1, 7.4.4.4:
 * the filters of PNG are predictors there). Null for any other: interlaced, see-through, with a colour
 * profile, damaged.
 */
export function readPlainPng(bytes: Uint8Array): PlainPng | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = readChunks(file);
  const [first] = chunks ?? [];
  if (!chunks || first?.type !== 'IHDR') return null;
  const header = readHeader(first.body);
  if (!header || chunks.some(({ type }) => BEYOND_ROWS.has(type))) return null;
  const bodies = (name: string) =>
    chunks.filter(({ type }) => type === name).map(({ body }) => body);
  const [palette = new Uint8Array()] = header.colour === 'palette' ? bodies('PLTE') : [];
  const data = bodies('IDAT');
  if (data.length === 0 || !fits(palette, header)) return null;
  return { ...header, palette, data };
}

function fits(palette: Uint8Array, { colour, bitDepth }: Pick<PlainPng, 'colour' | 'bitDepth'>) {
  const colours = palette.length / 3;
  if (colour !== 'palette') return true;
  return Number.isInteger(colours) && colours > 0 && colours <= 2 ** bitDepth;
}

const SPACES = { grey: '/DeviceGray', rgb: '/DeviceRGB' };

function colourSpace({ colour, palette }: PlainPng): string {
  if (colour !== 'palette') return SPACES[colour];
  const colours = Buffer.from(palette.buffer, palette.byteOffset, palette.byteLength);
  return `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${colours.toString('hex')}>]`;
}

/** A PNG as a PDF holds it (ISO 32000-1, 7.4.4.4); null when it must be unpacked for that. */
export function pngImage(bytes: Uint8Array): PdfImage | null {
  const png = readPlainPng(bytes);
  if (!png) return null;
  const { width, height, bitDepth, colour, data } = png;
  const rows = `/Colors ${colour === 'rgb' ? 3 : 1} /BitsPerComponent ${bitDepth} /Columns ${width}`;
  return {
    width,
    height,
    bitDepth,
    colourSpace: colourSpace(png),
    filter: `/Filter /FlateDecode /DecodeParms << /Predictor 15 ${rows} >>`,
    data,
    orientation: 1,
  };
}
