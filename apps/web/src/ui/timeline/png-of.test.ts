import { expect, it } from 'vitest';
import { zoomOfPicture } from './png-of.ts';

it('a picture is drawn twice as large, less where a browser could not draw it', () => {
  expect(zoomOfPicture({ width: 1400, height: 2000 })).toBe(2);
  expect(zoomOfPicture({ width: 1400, height: 16_000 })).toBe(1);
  expect(zoomOfPicture({ width: 10_000, height: 12_000 })).toBe(1);
});

it('of thousands of rows could not be read, and is none', () => {
  expect(zoomOfPicture({ width: 1400, height: 120_000 })).toBeNull();
});
