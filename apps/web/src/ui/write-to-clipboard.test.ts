import { describe, expect, it } from 'vitest';
import { writeToClipboard } from './write-to-clipboard.ts';

describe('copying', () => {
  it('puts the text on the clipboard', async () => {
    const written: string[] = [];
    const clipboard = {
      writeText: async (text: string) => {
        written.push(text);
      },
    };
    expect(await writeToClipboard('http://one', { clipboard })).toBe(true);
    expect(written).toEqual(['http://one']);
  });

  it('says so where the browser refuses, and where it has no clipboard at all', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('not allowed')) };
    expect(await writeToClipboard('http://one', { clipboard })).toBe(false);
    expect(await writeToClipboard('http://one', {})).toBe(false);
  });
});
