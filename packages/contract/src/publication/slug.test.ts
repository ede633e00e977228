import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

describe('the address of an article', () => {
  it('is its title in Latin letters', () => {
    expect(slugOf('Что проверяет нормоконтролёр?')).toBe('chto-proveryaet-normokontrolyor');
    expect(slugOf('  ГОСТ 7.32-2017: 5 правил — и всё ')).toBe('gost-7-32-2017-5-pravil-i-vsyo');
  });

  it('ends with a whole word', () => {
    expect(slugOf('согласование '.repeat(20))).toMatch(/^(soglasovanie-)*soglasovanie$/);
  });

  it('is safe in a path whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugOf(title).length).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('gets a number where another article has it', () => {
    expect(freeSlug('vkr', new Set(['vkr', 'vkr-2']))).toBe('vkr-3');
    expect(freeSlug('vkr', new Set())).toBe('vkr');
  });
});
