import { describe, expect, it } from 'vitest';
import { pictureProblem } from './PictureField.tsx';

const sized = (width: number, height: number) => async () => ({ width, height, close() {} });
const refuses = async () => {
  throw new Error('cannot be decoded');
};
const file = (bytes: number, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });

describe('a file chosen as a picture', () => {
  it('is taken where the browser can draw it', async () => {
    expect(await pictureProblem(file(10), sized(40, 30))).toBeNull();
  });

  it.each([
    ['type', file(10, 'image/svg+xml'), sized(40, 30)],
    ['type', file(10, ''), sized(40, 30)],
    ['empty', file(0), sized(40, 30)],
    ['large', file(20 * 1024 * 1024 + 1), sized(40, 30)],
    ['pixels', file(10), sized(10_000, 4_001)],
    ['broken', file(10), refuses],
  ] as const)('is refused: %s', async (problem, chosen, decode) => {
    expect(await pictureProblem(chosen, decode)).toBe(problem);
  });
});
