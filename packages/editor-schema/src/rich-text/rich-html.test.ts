import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, type RichDoc, richHtml, richOfText } from './index.ts';

const p = (...content: object[]) => ({ type: 'paragraph', content });
const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const html = (...content: object[]) => richHtml({ content } as RichDoc);

describe('a text with a form as HTML', () => {
  it('has paragraphs, lists, links and tables', () => {
    const link = { type: 'link', attrs: { href: 'https://gost.ru/?a=1&b=2' } };
    expect(html(p(text('ГОСТ', link, { type: 'bold' }), { type: 'hardBreak' }, text('да')))).toBe(
      '<p><a href="https://gost.ru/?a=1&amp;b=2"><strong>ГОСТ</strong></a><br>да</p>',
    );
    const item = (value: string) => ({ type: 'listItem', content: [p(text(value))] });
    expect(html({ type: 'orderedList', content: [item('раз'), item('два')] })).toBe(
      '<ol><li><p>раз</p></li><li><p>два</p></li></ol>',
    );
    const cell = (type: string, value: string) => ({ type, content: [p(text(value))] });
    const row = (...content: object[]) => ({ type: 'tableRow', content });
    expect(
      html({
        type: 'table',
        content: [row(cell('tableHeader', 'Срок')), row(cell('tableCell', 'май'))],
      }),
    ).toBe(
      '<table><tbody><tr><th><p>Срок</p></th></tr><tr><td><p>май</p></td></tr></tbody></table>',
    );
  });

  it('lets nothing through that was written as HTML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const inside = richHtml(richOfText(value)).replaceAll(/<\/?p>|<br>/g, '');
        return !/[<>"']/.test(inside);
      }),
    );
    expect(escapeHtml(`<a href='x'>"&"</a>`)).toBe(
      '&lt;a href=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/a&gt;',
    );
  });

  it('leads to pages of this site by their paths', () => {
    const link = { type: 'link', attrs: { href: '/faq#a&b' } };
    expect(html(p(text('ответы', link)))).toBe('<p><a href="/faq#a&amp;b">ответы</a></p>');
  });

  it('makes no link of an address that runs a program', () => {
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    expect(html(p(text('нажмите', link)))).toBe('<p>нажмите</p>');
  });
});
