import { describe, expect, it } from 'vitest';
import {
  chapter,
  documentOf,
  figure,
  formula,
  heading,
  list,
  paragraph,
  table,
} from '../docx/testing/sample.ts';
import { blocksText } from './block-text.ts';
import type { Block, Inline } from './document.ts';
import { laterPlaces, moveFigures } from './move-figures.ts';

const named = (id: string) => figure({ id, caption: [{ kind: 'text', text: id, style: {} }] });
const [said, one, two] = [paragraph('На рисунке А'), paragraph('Один.'), paragraph('Два.')];
const source: Inline = { kind: 'citation', items: [] };

describe('a figure may stand later', () => {
  it('after any paragraph that follows it', () => {
    expect(laterPlaces([said, figure(), one, two], 1)).toEqual([1, 2]);
  });

  it.each<[string, number[], Block[]]>([
    ['a list and its words', [1, 3, 4], [one, paragraph('Виды:'), list('dash', ['а']), two]],
    ['a formula and its letters', [3], [one, formula(), paragraph('где а — длина.')]],
  ])('but not within %s', (_, places, after) => {
    expect(laterPlaces([said, figure(), ...after], 1)).toEqual(places);
  });

  it('with empty paragraphs around it as without', () => {
    const blocks = [said, paragraph(), figure(), paragraph(), one, paragraph(' '), two];
    expect(laterPlaces(blocks, 2)).toEqual([1, 2, 3, 4]);
  });

  it('under its heading, which keeps text after it', () => {
    expect(laterPlaces([said, heading(), paragraph(), figure(), one, two], 3)).toEqual([1, 2]);
  });

  it.each([figure({ id: 'g' }), table(), heading()])('but not past a $kind', (barrier) => {
    expect(laterPlaces([said, figure(), one, barrier, two], 1)).toEqual([1]);
  });

  it.each<[string, Block[]]>([
    ['is announced by the words before it', [paragraph('Схема такова:'), figure(), one]],
    ['is explained by the words after it', [said, figure(), paragraph('1 – корпус'), one]],
    ['begins its section', [figure(), one]],
    ['has only emptiness after it', [said, figure(), paragraph()]],
    ['names a source', [said, figure({ caption: [source] }), one]],
    ['has a page of its own', [said, figure({ landscape: true }), one]],
  ])('but not one that %s', (_, blocks) => {
    expect(
      laterPlaces(
        blocks,
        blocks.findIndex(({ kind }) => kind === 'figure'),
      ),
    ).toEqual([]);
  });
});

describe('moved figures', () => {
  const order = (
    blocks: Block[],
    moves: [string, number][],
    isCounted?: (block: Block) => boolean,
  ) => {
    const [part] = moveFigures(documentOf([chapter(blocks)]), new Map(moves), isCounted).parts;
    return part?.kind === 'chapter' ? blocksText(part.blocks).split('\n') : [];
  };
  it.each<[string, [string, number][], string]>([
    ['under it', [['А', 1]], 'На рисунке А, Один., А, Б, Два.'],
    ['over it', [['Б', 2]], 'На рисунке А, А, Один., Два., Б'],
    [
      'that goes further',
      [
        ['А', 1],
        ['Б', 2],
      ],
      'На рисунке А, Один., А, Два., Б',
    ],
  ])('keep their order with a figure %s', (_, moves, expected) => {
    expect(order([said, named('А'), named('Б'), one, two], moves).join(', ')).toBe(expected);
  });

  it('pass blocks that are not counted on the way', () => {
    const moves: [string, number][] = [
      ['А', 1],
      ['Б', 2],
    ];
    const [more, last] = [paragraph('Ещё.'), paragraph('Три.')];
    const blocks = [said, named('А'), named('Б'), one, more, two, last];
    expect(order(blocks, moves, (block) => block !== more).join(', ')).toBe(
      'На рисунке А, Один., Ещё., А, Два., Б, Три.',
    );
  });

  it('go no further than they may, in a text that has other blocks', () => {
    const blocks = [said, named('А'), one, heading(), two];
    expect(order(blocks, [['А', 2]]).join(', ')).toBe('На рисунке А, Один., А, Подраздел, Два.');
  });
});
