import { describe, expect, it } from 'vitest';
import { chapter, documentOf, figure, heading, paragraph } from '../docx/testing/sample.ts';
import type { Asset, Block, GostDocument } from '../model/document.ts';
import { compileDocument } from './compile-document.ts';
import { createCompiler } from './compiler.ts';
import { settleFigures } from './settle-figures.ts';
import type { LayoutMark } from './write-context.ts';

const compiler = createCompiler();

/** As wide as the text; half a page tall with its caption. */
const half: Asset = {
  id: 'half',
  mime: 'image/svg+xml',
  bytes: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="70"><path d="M0 0h100v70z"/></svg>',
  ),
  width: 100,
  height: 70,
};
const picture = (id: string) => figure({ id, images: [{ asset: 'half', width: 100, alt: '' }] });
const paragraphs = (count: number, words = ''): Block[] =>
  Array.from({ length: count }, (_, index) => paragraph(`Строка ${index}. ${words}`));
const lines = (count: number) => paragraphs(count);
const documentWith = (...chapters: Block[][]) =>
  documentOf(
    chapters.map((blocks, index) => chapter(blocks, `${index + 1}`)),
    { assets: new Map([[half.id, half]]) },
  );

function print(document: GostDocument) {
  const { moves, marks, pages } = compileDocument(compiler, document);
  const page = (id: string) =>
    marks.find(({ kind, figure: of }) => kind === 'figure' && of === id)?.page;
  return { moves: Object.fromEntries(moves), page, pages };
}

describe('a figure that does not fit on the page of its mention', () => {
  it('begins the next page, and the text after it fills the page before', () => {
    const { moves, page } = print(documentWith([...lines(16), picture('f'), ...lines(30)]));
    expect(moves.f).toBeGreaterThan(8);
    expect(page('f')).toBe(4);
  });

  it.each([
    ['less than a third of the page stays blank', [...lines(20), picture('f'), ...lines(30)]],
    ['the next heading follows', [...lines(16), picture('f'), heading(), ...lines(30)]],
    ['one line would be taken from it', [...lines(8), picture('e'), picture('f'), ...lines(1)]],
  ])('stays where it is when %s', (_, blocks) => {
    expect(print(documentWith(blocks)).moves).toEqual({});
  });

  it('leaves its heading to the text that goes before it', () => {
    const document = documentWith([...lines(14), heading(), picture('f'), ...lines(30)]);
    const { moves, page, pages } = print(document);
    expect(moves.f).toBeGreaterThan(8);
    expect([compileDocument(compiler, document).headingPages.get('h'), page('f')]).toEqual([3, 4]);
    expect(pages).toBe(5);
  });

  it('goes on with the figure under it, and no further than both have room on its page', () => {
    const long = paragraphs(30, 'слово '.repeat(60));
    const { moves, page } = print(
      documentWith([...lines(16), picture('e'), picture('f'), ...long]),
    );
    expect(moves.e).toBeGreaterThan(0);
    expect(moves.f).toBe(moves.e);
    expect([page('e'), page('f')]).toEqual([4, 4]);
  });

  it('is looked for in every chapter, and again behind the ones that have moved', () => {
    const blocks = (id: string) => [
      ...lines(16),
      picture(`${id}1`),
      ...lines(16),
      picture(`${id}2`),
      ...lines(30),
    ];
    const { moves } = print(documentWith(blocks('a'), blocks('b')));
    expect(moves).toEqual({ a1: moves.b1, a2: moves.b2, b1: moves.a1, b2: moves.a2 });
    expect(moves.a2).toBeGreaterThan(8);
  });

  it('stays with the one under it behind a chapter that loses a page', () => {
    const long = paragraphs(30, 'слово '.repeat(60));
    const two = [...lines(16), picture('b'), picture('c'), ...long];
    const shrinks = [...lines(16), picture('a'), ...lines(22)];
    const alone = print(documentWith(lines(3), two)).moves;
    expect(alone.c).toBe(alone.b);
    expect(print(documentWith(shrinks, two)).moves).toEqual({ ...alone, a: 13 });
  });
});

describe('marks around a figure', () => {
  it('take no room', () => {
    const { marks } = compileDocument(
      compiler,
      documentWith([...lines(3), picture('f'), ...lines(1)]),
    );
    const [end, begin] = marks.map(({ y }) => y);
    expect(end).toBeCloseTo(begin ?? 0);
  });

  it('take no room over a heading on a full page', () => {
    const { marks } = compileDocument(
      compiler,
      documentWith([...lines(29), heading(), picture('f'), ...lines(1)]),
    );
    const under = compileDocument(
      compiler,
      documentWith([...lines(28), heading(), picture('f'), ...lines(1)]),
    );
    const top = (all: typeof marks) => all.find(({ kind }) => kind === 'figure')?.y;
    expect(top(marks)).toBeCloseTo(top(under.marks) ?? 0);
  });

  it('leave no heading alone on a page', () => {
    const blocks = [...lines(22), heading(), paragraph(), picture('f')];
    const { headingPages } = compileDocument(compiler, documentWith(blocks));
    expect(headingPages.get('h')).toBe(4);
  });
});

describe('the search for better places', () => {
  const document = documentWith([...lines(1), picture('f'), ...lines(4)]);

  /** Layouts in which the figure stays on its page after so many blocks at most; three are more than a page. */
  const layouts = (most: number) => {
    const tried: number[] = [];
    const found = settleFigures(document, ({ parts: [part] }) => {
      const at = part?.kind === 'chapter' ? part.blocks.findIndex((one) => 'id' in one) - 1 : 0;
      tried.push(at);
      const mark = (kind: LayoutMark['kind'], page: number, y: number) => ({
        kind,
        figure: 'f',
        page,
        y: document.profile.margins.top + y,
      });
      const texts = [130, 190, 250, 310, 370].map((y) => mark('text', 2, y));
      return {
        headingPages: new Map(),
        marks: [
          mark('end', 1, at === 0 ? 100 : 220),
          mark('figure', at > most ? 3 : 2, 0),
          ...texts,
        ],
      };
    });
    return { tried, moved: found.moves.get('f') };
  };

  it('takes the next best where the figure came on a later page', () => {
    expect(layouts(2)).toEqual({ tried: [0, 3, 2], moved: 2 });
  });

  it('leaves the figure where it was when no place is better', () => {
    expect(layouts(0)).toEqual({ tried: [0, 3, 2, 0], moved: 0 });
  });

  it('lays a document out once where nothing moves', () => {
    let count = 0;
    settleFigures(document, () => {
      count += 1;
      return { headingPages: new Map(), marks: [] };
    });
    expect(count).toBe(1);
  });
});
