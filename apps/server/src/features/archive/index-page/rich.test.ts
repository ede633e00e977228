import { expect, it } from 'vitest';
import { written } from './rich.ts';

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

it('a text with a form keeps its lists, links and tables, and nothing in it is markup', () => {
  const link = { type: 'link', attrs: { href: 'https://example.org/?a=1&b=2' } };
  const list = (type: string) => ({
    type,
    content: [{ type: 'listItem', content: [paragraph(text('пункт'))] }],
  });
  const cell = (type: string) => ({ type, content: [paragraph(text(type))] });
  const table = {
    type: 'table',
    content: [{ type: 'tableRow', content: [cell('tableHeader'), cell('tableCell')] }],
  };
  const content = JSON.stringify({
    type: 'doc',
    content: [
      paragraph(text('<b>'), { type: 'hardBreak' }, text('сайт', link, { type: 'bold' })),
      list('bulletList'),
      list('orderedList'),
      table,
    ],
  });
  const { html } = written({ kind: 'content', content });
  expect(html).toContain(
    '<p>&lt;b&gt;<br><b><a href="https://example.org/?a=1&amp;b=2">сайт</a></b></p>',
  );
  expect(html).toContain('<ul><li><p>пункт</p></li></ul><ol><li><p>пункт</p></li></ol>');
  expect(html).toContain('<tr><th><p>tableHeader</p></th><td><p>tableCell</p></td></tr>');
});

it('a link to a page of the site is words in a file, from which it leads nowhere', () => {
  const own = { type: 'link', attrs: { href: '/academy/research' } };
  const content = JSON.stringify({ type: 'doc', content: [paragraph(text('академия', own))] });
  expect(written({ kind: 'content', content }).html).toContain('<p>академия</p>');
});

it('a plain text stays as it is, and an empty one says so', () => {
  expect(written({ kind: 'text', content: '{"a":1}' }).html).toContain('{&quot;a&quot;:1}');
  expect(written({ kind: 'content', content: '' }, 'Пусто').html).toContain('Пусто');
});
