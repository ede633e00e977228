import { describe, expect, it } from 'vitest';
import type { Inline, Part, TextStyle } from '../../model/document.ts';
import { bookmark, fieldsOf, openDocx, paragraphsOf } from '../testing/open-docx.ts';
import {
  appendix,
  chapter,
  documentOf,
  figure,
  formula,
  heading,
  paragraph,
  reference,
} from '../testing/sample.ts';
import { all, child, elements, printed, value } from '../testing/xml-tree.ts';

const sources = [1, 2].map((number) => ({
  id: `s${number}`,
  number,
  cited: true,
  text: `Книга ${number}`,
}));
const list: Part = { kind: 'references', sectionId: 'r', title: 'СПИСОК' };

/** The first paragraph of a chapter with these pieces, and the file around it. */
async function line(...inlines: Inline[]) {
  const parts = [
    chapter([
      paragraph(...inlines),
      figure(),
      formula(),
      heading(),
      heading({ id: 'u', number: null }),
    ]),
    list,
    appendix([], 'А'),
  ];
  const docx = await openDocx(documentOf(parts, { sources }));
  const [found] = paragraphsOf(docx.body, 'GostText');
  if (!found) throw new Error('no paragraph');
  return { ...docx, line: found };
}

const styled = (style: TextStyle): Inline => ({ kind: 'text', text: 'слово', style });
const cited = (id: string, number: number | null, locator: string | null = null) => ({
  source: { id, locator },
  number,
});

describe('text', () => {
  it.each([
    ['bold', { bold: true }, 'w:b'],
    ['italic', { italic: true }, 'w:i'],
    ['underlined', { underline: true }, 'w:u'],
    ['code', { code: true }, 'w:rStyle'],
  ] as const)('can be %s', async (_, style, property) => {
    const { line: found } = await line(styled(style));
    expect(all(found, property)).toHaveLength(1);
    expect(printed(found)).toBe('слово');
  });

  it('can be lowered and raised', async () => {
    const { line: found } = await line(styled({ subscript: true }), styled({ superscript: true }));
    const marks = all(found, 'w:vertAlign').map(({ attributes }) => attributes['w:val']);
    expect(marks).toEqual(['subscript', 'superscript']);
  });

  it('can be a link, in black', async () => {
    const { line: found, part } = await line(styled({ href: 'https://пример.рф/а б' }));
    const id = all(found, 'w:hyperlink')[0]?.attributes['r:id'];
    const links = elements(await part('word/_rels/document.xml.rels'));
    const target = links.find(({ attributes }) => attributes.Id === id)?.attributes.Target;
    expect(target).toBe('https://xn--e1afmkfd.xn--p1ai/%D0%B0%20%D0%B1');
    expect(all(found, 'w:color')).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'не адрес',
    `https://a.ru/${'x'.repeat(3000)}`,
  ])('is no link to what may not be opened or would make Word refuse the file', async (href) => {
    const { line: found } = await line(styled({ href }));
    expect(all(found, 'w:hyperlink')).toEqual([]);
    expect(printed(found)).toBe('слово');
  });

  it('goes on in a new line after a break', async () => {
    const { line: found } = await line(styled({}), { kind: 'break' }, styled({}));
    expect(printed(found)).toBe('слово\nслово');
  });
});

describe('a cross-reference', () => {
  it('prints the bare number by a field that points at a bookmark around the number alone', async () => {
    const { body, line: found } = await line(reference({}));
    const [instruction] = fieldsOf(found);
    const target = /^REF (\S+) \\h$/.exec(instruction ?? '')?.[1] ?? '';
    expect(printed(found)).toBe('1');
    expect(printed(bookmark(body, target))).toBe('1');
  });

  it('prints the number of a formula in parentheses, which the bookmark holds too (6.8.4)', async () => {
    const { body, line: found } = await line(
      reference({ target: 'e', targetKind: 'formula', label: '(1)' }),
    );
    const target = /^REF (\S+) /.exec(fieldsOf(found)[0] ?? '')?.[1] ?? '';
    expect(printed(bookmark(body, target))).toBe('(1)');
  });

  it.each([
    ['a chapter', { target: 'c1', targetKind: 'section', label: '1' }],
    ['a subsection', { target: 'h', targetKind: 'heading', label: '1.1' }],
  ] as const)('to %s asks for the number of the paragraph', async (_, given) => {
    const { line: found } = await line(reference(given));
    expect(fieldsOf(found)[0]).toMatch(/^REF _Ref_\d+ \\r \\h$/);
    expect(printed(found)).toBe(given.label);
  });

  it('to an appendix prints its letter', async () => {
    const { body, line: found } = await line(
      reference({ target: 'aА', targetKind: 'appendix', label: 'А' }),
    );
    const target = /^REF (\S+) \\h$/.exec(fieldsOf(found)[0] ?? '')?.[1] ?? '';
    expect(printed(bookmark(body, target))).toBe('А');
  });

  it('to what has no number is its title as a link', async () => {
    const { line: found } = await line(
      reference({ target: 'u', targetKind: 'heading', label: '«Подраздел»' }),
    );
    expect(all(found, 'w:hyperlink')[0]?.attributes['w:anchor']).toMatch(/^_Ref_/);
    expect(printed(found)).toBe('«Подраздел»');
  });

  it('to what is gone is plain text', async () => {
    const { line: found } = await line(
      reference({ target: 'x', targetKind: null, label: null }),
      reference({ target: 'x', label: '7' }),
    );
    expect(fieldsOf(found)).toEqual([]);
    expect(printed(found)).toBe('?7');
  });
});

describe('a citation', () => {
  it('prints numbers in brackets by fields that point at the records, pages kept (6.9.1)', async () => {
    const { body, line: found } = await line({
      kind: 'citation',
      items: [cited('s1', 1, 'с. 15'), cited('s2', 2)],
    });
    expect(printed(found)).toBe('[1, с.\u00a015; 2]');
    expect(fieldsOf(found)).toEqual(['REF _Src_1 \\r \\h', 'REF _Src_2 \\r \\h']);
    expect(printed(bookmark(body, '_Src_2'))).toBe('Книга 2');
  });

  it('shows that a source is gone', async () => {
    const { line: found } = await line({ kind: 'citation', items: [cited('x', null)] });
    expect(printed(found)).toBe('[?]');
  });
});

describe('a footnote', () => {
  it('has its mark in the text and its note at the foot of the page (6.7.4)', async () => {
    const { line: found, part } = await line(styled({}), { kind: 'footnote', text: 'Пояснение' });
    const id = all(found, 'w:footnoteReference')[0]?.attributes['w:id'];
    const notes = elements(await part('word/footnotes.xml'));
    const note = notes.find(({ attributes }) => attributes['w:id'] === id);
    expect(printed(note)).toBe(' Пояснение');
    expect(value(child(child(note, 'w:p'), 'w:pPr'), 'w:pStyle')).toBe('FootnoteText');
    expect(all(note, 'w:footnoteRef')).toHaveLength(1);
  });
});

describe('a formula in the line', () => {
  it('is a formula of Word', async () => {
    const { line: found } = await line({ kind: 'math', tex: '\\frac{a}{b}' });
    expect(all(found, 'm:f')).toHaveLength(1);
  });

  it('that cannot be converted is printed as its LaTeX', async () => {
    const { line: found } = await line({ kind: 'math', tex: '\\ce{H2O}' });
    expect(all(found, 'm:oMath')).toEqual([]);
    expect(printed(found)).toBe('\\ce{H2O}');
  });
});
