import { describe, expect, it } from 'vitest';
import { createWriters } from './writers.ts';

const update = (authorId: string | null) => ({ authorId, bytes: new Uint8Array() });

describe('those who begin to write', () => {
  it('are named once in a while for each document, the server itself never', () => {
    let now = 0;
    const writers = createWriters(() => new Date(now));
    expect(writers('thesis', [update('anna'), update(null), update('anna')])).toEqual(['anna']);
    expect(writers('thesis', [update('anna'), update('boris')])).toEqual(['boris']);
    expect(writers('article', [update('anna')])).toEqual(['anna']);
    now += 11 * 60_000;
    expect(writers('thesis', [update('anna')])).toEqual(['anna']);
  });
});
