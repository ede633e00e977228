import type { NodeJson } from '@pv/editor-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineText, replaceInLine } from './line-text.ts';

const text = (content: string, mark?: string): NodeJson => ({
  type: 'text',
  text: content,
  ...(mark && { marks: [{ type: mark }] }),
});
const atom: NodeJson = { type: 'footnote', attrs: { text: 'x' } };
const made: NodeJson = { type: 'crossReference', attrs: { target: 't' } };

test('atoms and code are masked, so that nothing in them is taken for a reference', () => {
  expect(
    lineText([text('а'), atom, { type: 'hardBreak' }, text('рис. 1', 'code'), text('б')]),
  ).toBe('а\uFFFC\n\uFFFC\uFFFC\uFFFC\uFFFC\uFFFC\uFFFCб');
});

test('a piece over several nodes is replaced once, marks on both sides kept', () => {
  const nodes = [text('см. [1'), text(', 2', 'bold'), text('] далее')];
  expect(replaceInLine(nodes, [{ from: 4, to: 10, node: made }])).toEqual([
    text('см. '),
    made,
    text(' далее'),
  ]);
});

test('nodes that no piece touches stay the same objects', () => {
  const nodes = [text('один'), atom, text('два 3')];
  const replaced = replaceInLine(nodes, [{ from: 9, to: 10, node: made }]);
  expect(replaced[0]).toBe(nodes[0]);
  expect(replaced[1]).toBe(nodes[1]);
});

test('whatever is replaced, the text around it stays, in order', () => {
  const piece = fc.oneof(
    fc.string({ minLength: 1 }).map((one) => text(one)),
    fc.constant(atom),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.array(fc.nat(60), { maxLength: 6 }),
      (nodes, cuts) => {
        const whole = lineText(nodes);
        const ends = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].sort(
          (a, b) => a - b,
        );
        const pieces = [];
        for (let at = 0; at + 1 < ends.length; at += 2) {
          const [from = 0, to = 0] = [ends[at], ends[at + 1]];
          pieces.push({ from, to, node: made });
        }
        let expected = '';
        let last = 0;
        for (const { from, to } of pieces) {
          expected += `${whole.slice(last, from)}\uFFFC`;
          last = to;
        }
        expect(lineText(replaceInLine(nodes, pieces))).toBe(expected + whole.slice(last));
      },
    ),
  );
});
