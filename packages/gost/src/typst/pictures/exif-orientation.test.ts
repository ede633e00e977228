import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exifOrientation } from './exif-orientation.ts';
import { sampleExif } from './sample-jpeg.ts';

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
