import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { writeOver } from './use-write-over.ts';

const stale = () => Promise.reject(new ApiError(409, 'stale_version'));

/** A server with one title, where somebody else makes these changes after each of the first reads. */
function serverWith(title: string, others: (string | null)[]) {
  let kept = { value: title, version: 1 };
  const change = (value: string) => {
    kept = { value, version: kept.version + 1 };
  };
  return {
    title: () => kept.value,
    read: async () => {
      const read = kept;
      const other = others.shift();
      if (other !== undefined) change(other ?? kept.value);
      return read;
    },
    send: async (version: number) => (version === kept.version ? change('Мост') : stale()),
  };
}

describe('a value written over another', () => {
  it('is saved where nobody else has changed it, whatever else they change', async () => {
    for (const others of [[], [null], [null, null]]) {
      const server = serverWith('Шов', others);
      expect(await writeOver({ from: 'Шов', to: 'Мост', ...server })).toBeNull();
      expect(server.title()).toBe('Мост');
    }
  });

  it('is not sent over what somebody else has chosen, before or between the calls', async () => {
    const before = serverWith('Плита', []);
    expect(await writeOver({ from: 'Шов', to: 'Мост', ...before })).toBe('Плита');
    const between = serverWith('Шов', ['Плита']);
    expect(await writeOver({ from: 'Шов', to: 'Мост', ...between })).toBe('Плита');
    expect([before.title(), between.title()]).toEqual(['Плита', 'Плита']);
  });

  it('is saved already where somebody else has chosen the same', async () => {
    const server = { ...serverWith('Мост', []), send: stale };
    expect(await writeOver({ from: 'Шов', to: 'Мост', ...server })).toBeNull();
  });

  it('is given up where others never stop changing, or the server refuses', async () => {
    const busy = serverWith('Шов', [null, null, null]);
    await expect(writeOver({ from: 'Шов', to: 'Мост', ...busy })).rejects.toThrow();
    const refused = new ApiError(409, 'section_locked');
    const closed = { ...serverWith('Шов', []), send: () => Promise.reject(refused) };
    await expect(writeOver({ from: 'Шов', to: 'Мост', ...closed })).rejects.toBe(refused);
  });
});
