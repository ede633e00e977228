import { expect, test } from 'vitest';
import { flowParagraph, flowText } from '../../../test/messy-docx/pieces.ts';
import type { FlowInline } from '../read/flow.ts';
import { arrange } from './arrange.ts';

const picture = (height: number): FlowInline => ({
  kind: 'picture',
  picture: { source: { kind: 'part', part: 'a.png' }, width: 100, height, alt: '' },
});

/** Blocks in short: their text, or the number of their pictures, after `|` where a page begins. */
const arranged = (...inlines: FlowInline[]) =>
  arrange([flowParagraph(inlines)]).blocks.map((block) => {
    const page = block.pageBreakBefore ? '|' : '';
    return (
      page +
      (block.kind === 'text' ? block.text : block.kind === 'pictures' ? block.pictures.length : '')
    );
  });

test('a paragraph is split at page breaks, and the parts know that they begin a page', () => {
  expect(arranged(flowText('до\fпосле\f'))).toEqual(['до', '|после', '|']);
});

test('text before and after a large picture stays in its place', () => {
  expect(arranged(flowText('до '), picture(200), picture(200), flowText(' после'))).toEqual([
    'до',
    '2',
    'после',
  ]);
});

test('a small picture leaves the line whole and follows it', () => {
  expect(arranged(flowText('нажмите '), picture(12), flowText(' слева'))).toEqual([
    'нажмите  слева',
    '1',
  ]);
});

test('a picture alone, with spaces around, is no text', () => {
  expect(arranged(flowText(' '), picture(12), flowText('\t'))).toEqual(['1']);
});

test('code keeps its leading spaces, other text does not', () => {
  expect(arranged(flowText('    x', { mono: true }))).toEqual(['    x']);
  expect(arranged(flowText('    x'))).toEqual(['x']);
});

test('bookmarks stay with the first part', () => {
  const { blocks } = arrange([flowParagraph([flowText('а\fб')], { bookmarks: ['b'] })]);
  expect(blocks.map((block) => block.bookmarks)).toEqual([['b'], []]);
});
