import type { PdfImage } from './pdf-image.ts';
import { type PlainPng, readPlainPng } from './read-png.ts';

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
