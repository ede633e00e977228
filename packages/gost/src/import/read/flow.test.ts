import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowText } from '../../../test/messy-docx/pieces.ts';
import { type FlowInline, inlineText, OBJECT, sliceInlines, trimInlines } from './flow.ts';

const note: FlowInline = { kind: 'note', text: 'сноска' };
const inlines = fc.array(
  fc.oneof(
    fc.string({ minLength: 1, maxLength: 6 }).map((text) => flowText(text)),
    fc.constant(note),
  ),
  { maxLength: 8 },
);

test('an object counts as one character of the text', () => {
  expect(inlineText([flowText('а'), note, flowText('б')])).toBe(`а${OBJECT}б`);
});

test('a slice of the pieces is the slice of their text', () => {
  fc.assert(
    fc.property(inlines, fc.nat(30), fc.nat(30), (pieces, a, b) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      expect(inlineText(sliceInlines(pieces, from, to))).toBe(inlineText(pieces).slice(from, to));
    }),
  );
});

test('two slices side by side are the whole', () => {
  fc.assert(
    fc.property(inlines, fc.nat(30), (pieces, at) => {
      const whole = [...sliceInlines(pieces, 0, at), ...sliceInlines(pieces, at)];
      expect(inlineText(whole)).toBe(inlineText(pieces));
    }),
  );
});

test('trimming takes white space at both ends over several pieces and no object', () => {
  const pieces = [flowText('  '), flowText(' а '), note, flowText('\t\n')];
  expect(inlineText(trimInlines(pieces))).toBe(`а ${OBJECT}`);
});
