import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainPng } from './png-image.ts';
import { samplePng } from './sample-pictures.ts';

describe('a PNG whose rows a PDF can hold', () => {
  it('gives its size, depth and compressed rows as they stand in the file', () => {
    const { bytes, data } = samplePng();
    const png = readPlainPng(bytes);
    expect(png).toMatchObject({ width: 3, height: 2, bitDepth: 8, colour: 'rgb' });
    expect(Buffer.concat([...(png?.data ?? [])])).toEqual(data);
  });

  it('may be grey or have a palette', () => {
    expect(readPlainPng(samplePng({ type: 0, depth: 16 }).bytes)).toMatchObject({ colour: 'grey' });
    const palette = Buffer.from([0, 0, 0, 255, 255, 255]);
    const png = readPlainPng(samplePng({ type: 3, depth: 1, before: { PLTE: palette } }).bytes);
    expect(png).toMatchObject({ colour: 'palette', bitDepth: 1 });
    expect(Buffer.from(png?.palette ?? [])).toEqual(palette);
  });

  it('takes no palette from a file that needs none', () => {
    const suggested = { PLTE: Buffer.from([1, 2, 3]) };
    expect(readPlainPng(samplePng({ before: suggested }).bytes)?.palette).toHaveLength(0);
  });

  it('ends where the file says, whatever follows', () => {
    const { bytes } = samplePng();
    const longer = Buffer.concat([bytes, Buffer.from('more')]);
    expect(readPlainPng(longer)).toEqual(readPlainPng(bytes));
  });
});

describe('a PNG that is left to the compiler', () => {
  it.each([
    ['see-through', samplePng({ type: 6 })],
    ['grey and see-through', samplePng({ type: 4 })],
    ['with one colour see-through', samplePng({ before: { tRNS: Buffer.alloc(6) } })],
    ['with a colour profile', samplePng({ before: { iCCP: Buffer.from('p\0\0') } })],
    ['interlaced', samplePng({ interlace: 1 })],
    ['of a depth that its colours do not have', samplePng({ depth: 4 })],
    ['without its palette', samplePng({ type: 3 })],
    ['with half a colour', samplePng({ type: 3, before: { PLTE: Buffer.alloc(4) } })],
    [
      'with more colours than bits',
      samplePng({ type: 3, depth: 1, before: { PLTE: Buffer.alloc(9) } }),
    ],
  ])('is one %s', (_, { bytes }) => {
    expect(readPlainPng(bytes)).toBeNull();
  });

  it('is one that is damaged or cut off anywhere', () => {
    const { bytes } = samplePng();
    const at = fc.integer({ min: 0, max: bytes.length - 1 });
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 255 }), (place, change) => {
        const damaged = Buffer.from(bytes);
        damaged.writeUInt8(bytes.readUInt8(place) ^ change, place);
        expect(readPlainPng(damaged)).toBeNull();
        expect(readPlainPng(bytes.subarray(0, place))).toBeNull();
      }),
    );
  });
});
