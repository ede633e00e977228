import { describe, expect, it } from 'vitest';
import { checkContent } from './content-check.ts';
import { emptyContent, type NodeJson } from './snapshot.ts';

const doc = (...content: NodeJson[]): NodeJson => ({ type: 'doc', content });
const paragraph: NodeJson = { type: 'paragraph' };
const table: NodeJson = {
  type: 'table',
  content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph] }] }],
};

describe('the text of a section', () => {
  it('may be one empty paragraph', () => {
    expect(() => checkContent(emptyContent())).not.toThrow();
  });

  it('may hold every kind of block', () => {
    const caption = { type: 'tableCaption' };
    const blocks: NodeJson[] = [
      { type: 'heading', attrs: { level: 3 } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph, table0()] }] },
      { type: 'figure', attrs: { images: [] } },
      { type: 'tableBlock', content: [caption, table] },
      { type: 'listing', content: [{ type: 'listingCaption' }, { type: 'codeBlock' }] },
      { type: 'codeBlock' },
      { type: 'formula', attrs: { tex: 'x' } },
    ];
    function table0(): NodeJson {
      return { type: 'tableBlock', content: [caption, table] };
    }
    expect(() => checkContent(doc(...blocks))).not.toThrow();
  });

  it.each<[string, NodeJson]>([
    ['nothing', { type: 'doc' }],
    ['a node that is not known', doc({ type: 'video' })],
    ['a line without a block', doc({ type: 'text', text: 'а' })],
    ['an empty text', doc({ type: 'paragraph', content: [{ type: 'text', text: '' }] })],
    ['a table without a caption', doc(table)],
    [
      'a list item that begins with a list',
      doc({
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'bulletList' }] }],
      }),
    ],
    [
      'bold in a heading',
      doc({
        type: 'heading',
        content: [{ type: 'text', text: 'а', marks: [{ type: 'bold' }] }],
      }),
    ],
    [
      'a raised and lowered letter',
      doc({
        type: 'paragraph',
        content: [
          { type: 'text', text: 'а', marks: [{ type: 'subscript' }, { type: 'superscript' }] },
        ],
      }),
    ],
    [
      'bold code',
      doc({
        type: 'paragraph',
        content: [{ type: 'text', text: 'а', marks: [{ type: 'bold' }, { type: 'code' }] }],
      }),
    ],
  ])('does not hold %s', (_, content) => {
    expect(() => checkContent(content)).toThrow(RangeError);
  });
});
