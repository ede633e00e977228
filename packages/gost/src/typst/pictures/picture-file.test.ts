import { describe, expect, it } from 'vitest';
import type { Asset } from '../../model/document.ts';
import { createCompiler } from '../compiler.ts';
import { pictureBytes, picturePath } from './picture-file.ts';
import { samplePng } from './sample-pictures.ts';

const asset = (change: Partial<Asset> = {}): Asset => ({
  id: 'a1',
  mime: 'image/png',
  bytes: samplePng({ type: 6 }).bytes,
  width: 3,
  height: 2,
  ...change,
});
const compiler = createCompiler();

function pdfWith(picture: Asset): Buffer {
  const source = `#image("${picturePath(picture)}", width: 30mm, alt: "Схема")`;
  const assets = new Map([[picture.id, picture]]);
  return Buffer.from(compiler.compile({ source, assets }).pdf());
}

describe('the path of a picture', () => {
  it('is safe, whatever its id is', () => {
    expect(picturePath(asset())).toBe('/img/i-a1.png');
    expect(picturePath(asset({ id: '../../etc/passwd "x', mime: 'image/jpeg' }))).toBe(
      '/img/i-.._2F.._2Fetc_2Fpasswd_20_22x.jpg',
    );
  });

  it('tells whether the bytes are a page of PDF', () => {
    const plain = asset({ bytes: samplePng().bytes });
    expect(picturePath(plain)).toBe('/img/i-a1.pdf');
    expect(pictureBytes(plain).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pictureBytes(asset())).toEqual(asset().bytes);
  });
});

describe('a printed picture', () => {
  it.each([
    ['true colour', samplePng(), '/DeviceRGB'],
    ['grey', samplePng({ type: 0, rows: Buffer.from([0, 1, 2, 3, 0, 4, 5, 6]) }), '/DeviceGray'],
    [
      'a palette',
      samplePng({
        type: 3,
        depth: 1,
        rows: Buffer.from([0, 0, 0, 64]),
        before: { PLTE: Buffer.from([0, 0, 0, 255, 255, 255]) },
      }),
      '/Indexed',
    ],
  ])('of %s holds the compressed rows of its file', (_, { bytes, data }, space) => {
    const pdf = pdfWith(asset({ bytes }));
    expect(pdf.includes(data)).toBe(true);
    expect(pdf.includes(space)).toBe(true);
  });

  it('keeps its proportions at the asked width', () => {
    const picture = asset({ bytes: samplePng().bytes });
    const measured = `measure(image("${picturePath(picture)}", width: 30mm)).height`;
    const source = `#context assert(calc.abs(${measured} - 20mm) < 0.01mm)`;
    const compile = () => compiler.compile({ source, assets: new Map([['a1', picture]]) });
    expect(compile).not.toThrow();
  });
});
