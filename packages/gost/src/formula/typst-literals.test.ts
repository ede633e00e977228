import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typstString } from './typst-literals.ts';

describe('a string literal of Typst', () => {
  it('leaves markup as it is, because nothing in a literal is markup', () => {
    expect(typstString('#eval("1") *a* $x$ @b <c> [d]')).toBe(
      '"#eval(\\"1\\") *a* $x$ @b <c> [d]"',
    );
  });

  it('cannot be left by quotes, backslashes or line ends', () => {
    expect(typstString('\\" + x')).toBe('"\\\\\\" + x"');
    expect(typstString('a\r\nb\rc\td')).toBe('"a\\nb\\nc\\td"');
  });

  it('drops what cannot stand on paper: control characters and halves of surrogate pairs', () => {
    expect(typstString('a\u0000\u001b\u0085\ud800b😀')).toBe('"ab😀"');
  });

  it('reads back as the same text, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const literal = typstString(text);
        expect(literal).toMatch(/^"(?:[^"\\\n]|\\["\\nt])*"$/u);
        const printable = JSON.parse(literal.replaceAll('\u2028', '\\u2028'));
        expect(text.replace(/\r\n?/g, '\n')).toContain(printable.slice(0, 1));
        if (!/\p{C}/u.test(text)) expect(printable).toBe(text);
      }),
    );
  });
});
