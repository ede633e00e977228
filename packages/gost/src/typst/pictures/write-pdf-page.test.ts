import { describe, expect, it } from 'vitest';
import { type PdfImage, writePdfPage } from './write-pdf-page.ts';

const image = (change: Partial<PdfImage> = {}): PdfImage => ({
  width: 60,
  height: 40,
  bitDepth: 8,
  colourSpace: '/DeviceRGB',
  filter: '/Filter /DCTDecode',
  data: [Buffer.from('two '), Buffer.from('pieces')],
  orientation: 1,
  ...change,
});
const numbers = (text = '') => text.trim().split(' ').map(Number);

/** Where the left upper and the right lower corner of the stored rows come to stand, from the top. */
function corners(orientation: number) {
  const pdf = writePdfPage(image({ orientation })).toString('latin1');
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers(/stream\n(.*?) cm/.exec(pdf)?.[1]);
  const [, , width = 0, height = 0] = numbers(/MediaBox \[(.*?)\]/.exec(pdf)?.[1]);
  const at = (u: number, v: number) => [a * u + c * v + e, height - (b * u + d * v + f)];
  return { page: [width, height], first: at(0, 1), last: at(1, 0) };
}

describe('a page that is a picture', () => {
  it('holds the compressed rows in one stream of the right length', () => {
    const pdf = writePdfPage(image()).toString('latin1');
    expect(pdf).toContain('/Length 10 >>\nstream\ntwo pieces\nendstream');
  });

  it('points at each of its objects', () => {
    const pdf = writePdfPage(image({ profile: Buffer.from('p') })).toString('latin1');
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    const starts = offsets.map((offset) => pdf.slice(offset, offset + 7));
    expect(starts).toEqual([1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`));
    expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref')).toBe(true);
  });

  it('has the colours of the profile where there is one', () => {
    const pdf = writePdfPage(image({ profile: Buffer.from('profile') })).toString('latin1');
    expect(pdf).toContain('/ColorSpace [/ICCBased 6 0 R]');
    expect(pdf).toContain('6 0 obj\n<< /N 3 /Length 7 >>\nstream\nprofile');
  });

  // Exif 2.32, 4.6.4: which side the first row and the first column are
  it.each([
    [1, 'top left', [60, 40], [0, 0], [60, 40]],
    [2, 'top right', [60, 40], [60, 0], [0, 40]],
    [3, 'bottom right', [60, 40], [60, 40], [0, 0]],
    [4, 'bottom left', [60, 40], [0, 40], [60, 0]],
    [5, 'left top', [40, 60], [0, 0], [40, 60]],
    [6, 'right top', [40, 60], [40, 0], [0, 60]],
    [7, 'right bottom', [40, 60], [40, 60], [0, 0]],
    [8, 'left bottom', [40, 60], [0, 60], [40, 0]],
  ])('begins by orientation %i at the %s', (orientation, _, page, first, last) => {
    expect(corners(orientation)).toEqual({ page, first, last });
  });
});
