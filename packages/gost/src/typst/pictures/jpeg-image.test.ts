import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exifOrientation, jpegImage } from './jpeg-image.ts';
import { sampleExif, sampleJpeg } from './sample-pictures.ts';

describe('how a camera was held', () => {
  it.each(['II', 'MM'] as const)('is read in the order of bytes %s', (order) => {
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      expect(exifOrientation(sampleExif(orientation, order))).toBe(orientation);
    }
  });

  it('is upright when nothing sensible is said', () => {
    expect(exifOrientation(Buffer.alloc(0))).toBe(1);
    expect(exifOrientation(sampleExif(9))).toBe(1);
    expect(exifOrientation(sampleExif(6).subarray(0, 20))).toBe(1);
  });

  it('is one of eight whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const found = exifOrientation(Buffer.from(bytes));
        expect(found).toBeGreaterThanOrEqual(1);
        expect(found).toBeLessThanOrEqual(8);
      }),
    );
  });
});

const APP1 = 0xe1;
const APP2 = 0xe2;
const iccPiece = (number: number, body: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from('ICC_PROFILE\0'),
    Buffer.from([number, 2]),
    typeof body === 'string' ? Buffer.from(body) : body,
  ]);

describe('a JPEG that a PDF can hold', () => {
  it.each([0xc0, 0xc1, 0xc2])('gives its size and all of its bytes, frame %i', (frame) => {
    const file = sampleJpeg({ frame });
    const image = jpegImage(file);
    expect(image).toMatchObject({ width: 60, height: 40, bitDepth: 8, orientation: 1 });
    expect(image?.colourSpace).toBe('/DeviceRGB');
    expect(image?.data).toEqual([file]);
  });

  it('may be grey', () => {
    expect(jpegImage(sampleJpeg({ components: 1 }))?.colourSpace).toBe('/DeviceGray');
  });

  it('keeps the profile of its colours, whose pieces may come in any order', () => {
    const start = Buffer.alloc(20);
    start.write('RGB ', 16);
    const before = [
      [APP2, iccPiece(2, 'end')],
      [APP2, iccPiece(1, start)],
    ] as const;
    const { profile = Buffer.alloc(0) } = jpegImage(sampleJpeg({ before })) ?? {};
    expect(Buffer.from(profile)).toEqual(Buffer.concat([start, Buffer.from('end')]));
  });

  it('knows how the camera was held', () => {
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), sampleExif(6)]);
    const other = Buffer.from('http://ns.adobe.com/xap/1.0/\0');
    const before = [
      [APP1, other],
      [APP1, exif],
    ] as const;
    expect(jpegImage(sampleJpeg({ before }))?.orientation).toBe(6);
  });
});

describe('a JPEG that is left to the compiler', () => {
  it.each([
    ['of four colours', sampleJpeg({ components: 4 })],
    ['of twelve bits', sampleJpeg({ depth: 12 })],
    ['without losses', sampleJpeg({ frame: 0xc3 })],
    ['with arithmetic codes', sampleJpeg({ frame: 0xc9 })],
    ['with a profile of other colours', sampleJpeg({ before: [[APP2, iccPiece(1, 'CMYK')]] })],
    ['that is cut off', sampleJpeg().subarray(0, -2)],
    ['that is no JPEG', Buffer.from('GIF89a')],
    ['that is empty', Buffer.alloc(0)],
    [
      'whose segments lie about their length',
      Buffer.from([255, 0xd8, 255, 0xe0, 255, 255, 255, 0xd9]),
    ],
  ])('is one %s', (_, file) => {
    expect(jpegImage(file)).toBeNull();
  });
});
