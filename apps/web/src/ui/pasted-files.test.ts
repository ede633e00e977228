import { describe, expect, it } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

describe('what is pasted', () => {
  const picture = new File(['1'], 'image.png');
  const pasted = (words: string) => pastedFiles({ files: [picture], getData: () => words });

  it('is attached where it is only a file, such as a screenshot', () => {
    expect(pasted('')).toEqual([picture]);
    expect(pastedFiles(null)).toEqual([]);
  });

  it('is text where it has words, although an office program adds a picture of them', () => {
    expect(pasted('1\t2')).toEqual([]);
  });
});
