import type { PlainPng } from './read-png.ts';

const SPACES = { grey: '/DeviceGray', rgb: '/DeviceRGB' };

function colourSpace({ colour, palette }: PlainPng): string {
  if (colour !== 'palette') return SPACES[colour];
  const colours = Buffer.from(palette.buffer, palette.byteOffset, palette.byteLength);
  return `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${colours.toString('hex')}>]`;
}

function imageOf(png: PlainPng): string {
  const { width, height, bitDepth, colour } = png;
  const rows = `/Colors ${colour === 'rgb' ? 3 : 1} /BitsPerComponent ${bitDepth} /Columns ${width}`;
  return [
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`,
    `/ColorSpace ${colourSpace(png)} /BitsPerComponent ${bitDepth}`,
    `/Filter /FlateDecode /DecodeParms << /Predictor 15 ${rows} >>`,
  ].join(' ');
}

/** A stream of one object, ISO 32000-1, 7.3.8. */
function stream(entries: string, pieces: readonly Uint8Array[]): Uint8Array[] {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return [
    Buffer.from(`<< ${entries} /Length ${length} >>\nstream\n`),
    ...pieces,
    Buffer.from('\nendstream'),
  ];
}

/**
 * A PDF of one page that is the picture and nothing else, a point a pixel. The compiler takes a page
 * over as it is, where a PNG would be unpacked and packed again.
 */
export function writePdfPage(png: PlainPng): Buffer {
  const { width, height } = png;
  const draw = Buffer.from(`${width} 0 0 ${height} 0 0 cm /P Do`);
  const page = `/MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /P 5 0 R >> >>`;
  const objects: Uint8Array[][] = [
    [Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')],
    [Buffer.from(`<< /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R >>`)],
    stream('', [draw]),
    stream(imageOf(png), png.data),
  ];
  return withCrossReference(objects);
}

function withCrossReference(objects: readonly Uint8Array[][]): Buffer {
  const pieces: Uint8Array[] = [];
  let at = 0;
  const put = (piece: Uint8Array | string): void => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    pieces.push(bytes);
    at += bytes.length;
  };
  put('%PDF-1.5\n');
  const offsets = objects.map((body, index) => {
    const offset = at;
    put(`${index + 1} 0 obj\n`);
    body.forEach(put);
    put('\nendobj\n');
    return offset;
  });
  const table = at;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`);
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(pieces);
}
