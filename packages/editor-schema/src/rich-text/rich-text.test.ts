import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentProblem,
  contentWords,
  convertContent,
  isWritten,
  linkHref,
  parseRich,
  RICH_LIMITS,
  type RichDoc,
  readRich,
  richLines,
  richOfText,
  richWords,
  storedContent,
  TEXT_LIMIT,
  writeRich,
} from './index.ts';

const text = (value: string, ...marks: object[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const p = (...content: object[]) => ({ type: 'paragraph', content });
const li = (...content: object[]) => ({ type: 'listItem', content });
const ul = (...content: object[]) => ({ type: 'bulletList', content });
const ol = (...content: object[]) => ({ type: 'orderedList', content });
const cell = (value: string, type = 'tableCell') => ({ type, content: [p(text(value))] });
const row = (...content: object[]) => ({ type: 'tableRow', content });
const table = (...content: object[]) => ({ type: 'table', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });

const whole = doc(
  p(text('Сравнить '), text('два метода', { type: 'bold' }), { type: 'hardBreak' }, text('и')),
  ul(li(p(text('первый')), ol(li(p(text('раз'))), li(p(text('два'))))), li(p())),
  table(
    row(cell('Срок', 'tableHeader'), cell('Что', 'tableHeader')),
    row(cell('май'), cell('обзор')),
  ),
  p(text('ГОСТ', link('https://gost.ru/7.32')), text(' и '), text('a@b.ru', link('mailto:a@b.ru'))),
);

function read(json: unknown): RichDoc {
  const found = readRich(json);
  if (!found) throw new Error('not taken');
  return found;
}

describe('a text with a form', () => {
  it('is taken with paragraphs, lists, links and tables, and written back the same', () => {
    const taken = read(whole);
    expect(readRich(JSON.parse(writeRich(taken)))).toEqual(taken);
    expect(taken.content.map(({ type }) => type)).toEqual([
      'paragraph',
      'bulletList',
      'table',
      'paragraph',
    ]);
  });

  it('has one spelling however it came', () => {
    const bold = { type: 'bold' };
    const one = doc(
      p(text('а', bold, link('https://x.ru')), text(''), text('б', link('https://x.ru'), bold)),
    );
    const other = doc(
      p(text('аб', { type: 'link', attrs: { href: 'https://x.ru', target: '_blank' } }, bold)),
    );
    expect(writeRich(read(one))).toBe(writeRich(read(other)));
  });

  it.each(['/', '/academy/research', '/faq#skolko-eto-stoit', '/faq?lang=en'])(
    'may lead to a page of this site, %s, of which words that are printed and searched tell nothing',
    (path) => {
      const taken = read(doc(p(text('туда', link(path)))));
      expect(taken).toEqual(doc(p(text('туда', link(path)))));
      expect(richWords(taken)).toBe('туда');
    },
  );

  it('leads by a path to no other site, whatever stands in it', () => {
    const signs = fc.constantFrom(...'//\\\\..::@?#\t\n \u00a0\u202e\u200bаevil.example');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 8 }), (rest) => {
        const href = linkHref(`/${rest.join('')}`);
        return (
          href === null || new URL(href, 'https://own.example').origin === 'https://own.example'
        );
      }),
    );
  });

  it('has rows of equal length', () => {
    const { content } = read(doc(table(row(cell('1'), cell('2')), row(cell('3')))));
    expect(content[0]).toMatchObject({ content: [{ content: [{}, {}] }, { content: [{}, {}] }] });
  });

  it.each([
    ['no document', { type: 'paragraph' }],
    ['null', null],
    ['a list', []],
    ['an empty document', doc()],
    ['an unknown node', doc({ type: 'image', attrs: { src: 'x' } })],
    ['raw HTML', doc({ type: 'html', content: '<b>' })],
    ['an unknown mark', doc(p(text('x', { type: 'style' })))],
    ['a link that runs a script', doc(p(text('x', link('javascript:alert(1)'))))],
    ['a link to another site without its scheme', doc(p(text('x', link('//evil.example'))))],
    ['a link that a browser takes for one', doc(p(text('x', link('/\\evil.example'))))],
    ['a link with a tab that browsers leave out', doc(p(text('x', link('/\t/evil.example'))))],
    ['a link with a new line', doc(p(text('x', link('/fa\nq'))))],
    ['a link with a backslash further on', doc(p(text('x', link('/faq/\\evil.example'))))],
    ['a link with a control character', doc(p(text('x', link('/fa\u0007q'))))],
    ['a link written backwards', doc(p(text('x', link('/\u202eqaf'))))],
    ['a link with what nobody sees', doc(p(text('x', link('/fa\u200bq'))))],
    ['a link that runs a script after blanks', doc(p(text('x', link(' \n javascript:alert(1)'))))],
    ['a link into the page', doc(p(text('x', link('data:text/html,x'))))],
    ['a text that is none', doc(p({ type: 'text', text: 5 }))],
    ['half of a letter', doc(p(text('\ud800')))],
    ['NUL', doc(p(text('a\u0000b')))],
    ['text outside a paragraph', doc(text('x'))],
    ['a list without items', doc(ul())],
    ['an item that begins with a list', doc(ul(li(ul(li(p())))))],
    ['a table in a list', doc(ul(li(p(), table(row(cell('1'))))))],
    ['a table without cells', doc(table(row()))],
    ['a table that is too wide', doc(table(row(...Array.from({ length: 21 }, () => cell('x')))))],
    ['contents that are no list', { type: 'doc', content: 'x' }],
    ['a child that is no node', doc(p('x' as never))],
    ['too many nodes', doc(...Array.from({ length: RICH_LIMITS.nodes + 1 }, () => p()))],
  ])('is not %s', (_, json) => {
    expect(readRich(json)).toBeNull();
  });

  it('is not nested beyond reading', () => {
    let list: object = ul(li(p(text('x'))));
    for (let at = 0; at < 40; at++) list = ul(li(p(), list));
    expect(readRich(doc(list))).toBeNull();
  });

  it('is nothing at all for any other JSON, and never an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const found = readRich(json);
        return found === null || found.type === 'doc';
      }),
    );
    expect(parseRich('{')).toBeNull();
    expect(parseRich(`"${'x'.repeat(RICH_LIMITS.json)}"`)).toBeNull();
  });
});

describe('the words of a text with a form', () => {
  it('keep its lists, its tables and where its links lead', () => {
    expect(richWords(read(whole))).toBe(
      [
        'Сравнить два метода',
        'и',
        '– первый',
        '  1) раз',
        '  2) два',
        '– ',
        'Срок | Что',
        'май | обзор',
        'ГОСТ (https://gost.ru/7.32) и a@b.ru',
      ].join('\n'),
    );
  });

  it('come line by line with their marks for papers', () => {
    const [first] = richLines(read(whole));
    expect(first).toMatchObject({
      kind: 'line',
      runs: [{ text: 'Сравнить ' }, { text: 'два метода', marks: [{ type: 'bold' }] }],
    });
  });
});

describe('a text that changes its kind', () => {
  it('loses nothing on the way to a form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        fc.pre(!words.includes('\u0000'));
        const rich = convertContent({ kind: 'text', content: words }, 'content');
        expect(contentProblem(rich)).toBeNull();
        // lines without a letter are no text
        if (words.replaceAll('\n', '') !== '')
          expect(convertContent(rich, 'text').content).toBe(words);
      }),
    );
  });

  it('loses its looks only on the way back', () => {
    const content = writeRich(read(whole));
    expect(convertContent({ kind: 'content', content }, 'text')).toEqual({
      kind: 'text',
      content: richWords(read(whole)),
    });
    expect(convertContent({ kind: 'content', content }, 'content').content).toBe(content);
  });

  it('keeps the paths by which its links lead to pages of this site', () => {
    const content = writeRich(
      read(
        doc(
          p(text('Порядок', link('/guides/a')), text(' и '), text('/faq', link('/faq'))),
          table(row({ type: 'tableCell', content: [p(text('да', link('/guides/b')))] })),
        ),
      ),
    );
    const plain = 'Порядок (/guides/a) и /faq\nда (/guides/b)';
    expect(convertContent({ kind: 'content', content }, 'text').content).toBe(plain);
    expect(contentWords({ kind: 'content', content })).toBe(plain);
  });

  it('is empty in both', () => {
    expect(convertContent({ kind: 'text', content: '' }, 'content').content).toBe('');
    expect(storedContent({ kind: 'content', content: JSON.stringify(doc(p(), p())) })).toBe('');
  });
});

describe('a text in which nothing is written', () => {
  it('may have a list or a table already', () => {
    const body = (...content: object[]) =>
      ({ kind: 'content', content: JSON.stringify(doc(...content)) }) as const;
    expect(isWritten(body(table(row({ type: 'tableCell', content: [p()] }))))).toBe(false);
    expect(isWritten(body(ul(li(p()))))).toBe(false);
    expect(isWritten(body(table(row(cell('1')))))).toBe(true);
    expect([
      isWritten({ kind: 'text', content: ' ' }),
      isWritten({ kind: 'text', content: '–' }),
    ]).toEqual([false, true]);
  });
});

describe('a text that is to be stored', () => {
  it('is as long as a plain one may be, whatever its form takes', () => {
    const of = (letters: number) => JSON.stringify(richOfText('я'.repeat(letters)));
    expect(contentProblem({ kind: 'content', content: of(TEXT_LIMIT) })).toBeNull();
    expect(contentProblem({ kind: 'content', content: of(TEXT_LIMIT + 1) })).toBe('long');
    expect(contentProblem({ kind: 'text', content: 'я'.repeat(TEXT_LIMIT + 1) })).toBe('long');
  });

  it('is as long as the plain one that it may become', () => {
    const letters = 'я'.repeat(TEXT_LIMIT - 3);
    const content = JSON.stringify(doc(p(text(letters, link('/faq')))));
    expect(contentProblem({ kind: 'content', content })).toBe('long');
  });

  it('has the form that it says', () => {
    expect(contentProblem({ kind: 'content', content: '<b>x</b>' })).toBe('wrong');
    expect(contentProblem({ kind: 'text', content: '<b>x</b>' })).toBeNull();
    expect(contentWords({ kind: 'content', content: 'старое' })).toBe('старое');
  });
});
