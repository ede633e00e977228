/** A picture in the form in which a PDF holds it; lengths in pixels. */
export interface PdfImage {
  /** Of the rows as they are stored. */
  width: number;
  height: number;
  bitDepth: number;
  /** `/ColorSpace` in the syntax of PDF; with a profile it is the profile's. */
  colourSpace: string;
  /** ICC profile of three components. */
  profile?: Uint8Array;
  /** `/Filter` and what belongs to it in the syntax of PDF. */
  filter: string;
  /** The compressed rows, in pieces; views into the file, not copies. */
  data: readonly Uint8Array[];
  /** How it is to be turned and mirrored for showing: 1 to 8 of Exif, tag 0x0112. */
  orientation: number;
}

interface Place {
  /** The page lies on its side. */
  turned: boolean;
  /** Puts the unit square of the picture on the page; rows go from the top (ISO 32000-1, 8.3.4). */
  matrix(width: number, height: number): number[];
}

const UPRIGHT: Place = { turned: false, matrix: (w, h) => [w, 0, 0, h, 0, 0] };

/** By the orientation of Exif. */
const PLACES: Readonly<Record<number, Place>> = {
  1: UPRIGHT,
  2: { turned: false, matrix: (w, h) => [-w, 0, 0, h, w, 0] },
  3: { turned: false, matrix: (w, h) => [-w, 0, 0, -h, w, h] },
  4: { turned: false, matrix: (w, h) => [w, 0, 0, -h, 0, h] },
  5: { turned: true, matrix: (w, h) => [0, -w, -h, 0, h, w] },
  6: { turned: true, matrix: (w, h) => [0, -w, h, 0, 0, w] },
  7: { turned: true, matrix: (w, h) => [0, w, h, 0, 0, 0] },
  8: { turned: true, matrix: (w, h) => [0, w, -h, 0, h, 0] },
};
/** Number of the object that holds the profile. */
const PROFILE = 6;

function imageEntries({ width, height, bitDepth, colourSpace, profile, filter }: PdfImage): string {
  const space = profile ? `[/ICCBased ${PROFILE} 0 R]` : colourSpace;
  return [
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`,
    `/ColorSpace ${space} /BitsPerComponent ${bitDepth} ${filter}`,
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
 * over as it is, where a picture would be unpacked, and mostly packed again.
 */
export function writePdfPage(image: PdfImage): Buffer {
  const { width, height, data, profile, orientation } = image;
  const { turned, matrix } = PLACES[orientation] ?? UPRIGHT;
  const draw = Buffer.from(`${matrix(width, height).join(' ')} cm /P Do`);
  const box = turned ? `${height} ${width}` : `${width} ${height}`;
  const page = `/MediaBox [0 0 ${box}] /Resources << /XObject << /P 5 0 R >> >>`;
  return withCrossReference([
    [Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')],
    [Buffer.from(`<< /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R >>`)],
    stream('', [draw]),
    stream(imageEntries(image), data),
    ...(profile ? [stream('/N 3', [profile])] : []),
  ]);
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
