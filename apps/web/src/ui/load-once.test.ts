import { describe, expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

describe('loading once', () => {
  it('asks once for everybody', async () => {
    let asked = 0;
    const load = loadOnce(async () => {
      asked += 1;
      return 'code';
    });
    expect(await Promise.all([load(), load()])).toEqual(['code', 'code']);
    expect(await load()).toBe('code');
    expect(asked).toBe(1);
  });

  it('asks anew after a failure, which everybody who waited for it gets', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('code')];
    const load = loadOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
    const waiting = [load(), load()];
    for (const one of waiting) await expect(one).rejects.toThrow('offline');
    expect(await load()).toBe('code');
  });
});
