import { expect, test } from 'vitest';
import { jpegHead, png, wmfHead } from '../../../test/messy-docx/pictures.ts';
import { foreignFormat, imageInfo } from './image-info.ts';

test('the kind and the size of a picture are told by its bytes', () => {
  expect(imageInfo(png(40, 20))).toEqual({ mime: 'image/png', width: 40, height: 20 });
  expect(imageInfo(jpegHead(640, 480))).toEqual({ mime: 'image/jpeg', width: 640, height: 480 });
  const gif = Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 5, 0, 6, 0, 0]);
  expect(imageInfo(gif)).toEqual({ mime: 'image/gif', width: 5, height: 6 });
});

test('formats that are not shown are named, by their bytes or, failing that, by the part', () => {
  expect(imageInfo(wmfHead())).toBeNull();
  expect(foreignFormat(wmfHead(), 'word/media/a.bin')).toBe('wmf');
  const emf = new Uint8Array(60);
  new DataView(emf.buffer).setUint32(40, 0x464d4520, true);
  expect(foreignFormat(emf, 'a.emf')).toBe('emf');
  expect(foreignFormat(new Uint8Array(8), 'word/media/a.TIFF')).toBe('tiff');
});

test('cut-off pictures are not taken for whole ones', () => {
  expect(imageInfo(new Uint8Array())).toBeNull();
  expect(imageInfo(png(4, 4).subarray(0, 10))).toBeNull();
  expect(imageInfo(jpegHead(4, 4).subarray(0, 9))).toBeNull();
});
