import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapCode } from './write-objects.ts';

describe('code that must fit', () => {
  it('keeps lines that fit, with their indents; a tab is four spaces', () => {
    expect(wrapCode('if x:\n\treturn 1\r\n', 20)).toBe('if x:\n    return 1\n');
  });

  it('goes on below, two characters deeper, broken after a sign', () => {
    expect(wrapCode('  call(first, second, third)', 20)).toBe(
      ['  call(first,', '    second, third)'].join('\n'),
    );
  });

  it('breaks a name that is longer than the line', () => {
    expect(wrapCode('abcdefghijkl', 8)).toBe('abcdefgh\n  ijkl');
  });

  it('leaves no line longer than asked and loses no sign', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'Б', ' ', '(', ',', '\n', '\t', '😀') }),
        fc.integer({ min: 8, max: 40 }),
        (code, width) => {
          const wrapped = wrapCode(code, width);
          for (const line of wrapped.split('\n'))
            expect([...line].length).toBeLessThanOrEqual(width);
          expect(wrapped.replace(/\s/g, '')).toBe(code.replace(/\s/g, ''));
        },
      ),
    );
  });
});
