import { readRich } from '@pv/editor-schema/rich-text';
import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withScheme } from './links.ts';
import { richContent } from './RichEditor.tsx';
import { richExtensions } from './schema.ts';

const schema = getSchema(richExtensions);

const run = fc.record({
  type: fc.constant('text'),
  text: fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes('\u0000')),
  marks: fc.uniqueArray(
    fc.constantFrom(
      { type: 'bold' },
      { type: 'italic' },
      { type: 'link', attrs: { href: 'https://gost.ru' } },
    ),
    { selector: ({ type }) => type },
  ),
});
const paragraph = fc.record({
  type: fc.constant('paragraph'),
  content: fc.array(fc.oneof(run, fc.constant({ type: 'hardBreak' })), { maxLength: 4 }),
});
const item = fc.record({
  type: fc.constant('listItem'),
  content: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
});
const list = fc.record({
  type: fc.constantFrom('bulletList', 'orderedList'),
  content: fc.array(item, { minLength: 1, maxLength: 3 }),
});
const flow = fc.oneof(paragraph, list);
const row = (columns: number) =>
  fc.record({
    type: fc.constant('tableRow'),
    content: fc.array(
      fc.record({
        type: fc.constantFrom('tableCell', 'tableHeader'),
        content: fc.array(flow, { minLength: 1, maxLength: 2 }),
      }),
      { minLength: columns, maxLength: columns },
    ),
  });
const table = fc.integer({ min: 1, max: 3 }).chain((columns) =>
  fc.record({
    type: fc.constant('table'),
    content: fc.array(row(columns), { minLength: 1, maxLength: 3 }),
  }),
);
const doc = fc.record({
  type: fc.constant('doc'),
  content: fc.array(fc.oneof(flow, table), { minLength: 1, maxLength: 5 }),
});

describe('the editor of texts with a form', () => {
  it('and the server take the same texts and give them back the same', () => {
    fc.assert(
      fc.property(doc, (json) => {
        const taken = readRich(json);
        const edited = Node.fromJSON(schema, taken);
        edited.check();
        // what the editor adds of its own, such as spans of cells, is not stored
        expect(readRich(edited.toJSON())).toEqual(taken);
      }),
    );
  });

  it('says of an empty text that nothing is written', () => {
    expect(richContent({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe('');
  });

  it('gives what is beyond the limits as it is, so that it is told and not lost', () => {
    const deep = { type: 'doc', content: [{ type: 'unknown' }] };
    expect(richContent(deep)).toBe(JSON.stringify(deep));
  });
});

describe('the address of a link', () => {
  it.each([
    ['gost.ru', 'https://gost.ru'],
    ['кремль.рф/acts', 'https://кремль.рф/acts'],
    ['a.b@mail.ru', 'mailto:a.b@mail.ru'],
    ['http://gost.ru', 'http://gost.ru'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['слово', 'слово'],
  ])('typed as %s leads to %s', (typed, address) => {
    expect(withScheme(typed)).toBe(address);
  });
});
