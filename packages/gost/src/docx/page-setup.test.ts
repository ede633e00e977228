import { describe, expect, it } from 'vitest';
import { fieldsOf, openDocx } from './testing/open-docx.ts';
import { documentOf } from './testing/sample.ts';
import { all, child, printed } from './testing/xml-tree.ts';

const { body, part } = await openDocx(documentOf([]));
const section = child(body, 'w:sectPr');

describe('the page', () => {
  it('is A4 with margins of 30, 15, 20 and 20 mm (6.1.1)', () => {
    expect(child(section, 'w:pgSz')?.attributes).toMatchObject({ 'w:w': '11906', 'w:h': '16838' });
    expect(child(section, 'w:pgMar')?.attributes).toMatchObject({
      'w:left': '1701',
      'w:right': '850',
      'w:top': '1134',
      'w:bottom': '1134',
    });
  });

  it('has its number in the middle of the bottom, the title page has none (6.3.1, 6.3.2)', async () => {
    expect(child(section, 'w:titlePg')).toBeDefined();
    const links = all(await part('word/_rels/document.xml.rels'), 'Relationship');
    const footers = new Map<string, string>();
    for (const { attributes } of all(section, 'w:footerReference')) {
      const target = links.find((link) => link.attributes.Id === attributes['r:id']);
      footers.set(attributes['w:type'] ?? '', `word/${target?.attributes.Target}`);
    }
    const first = await part(footers.get('first') ?? '');
    const others = await part(footers.get('default') ?? '');
    expect(fieldsOf(others)).toEqual(['PAGE']);
    expect(fieldsOf(first)).toEqual([]);
    expect(printed(first)).toBe('');
  });

  it('numbers its footnotes anew', () => {
    const restart = child(child(section, 'w:footnotePr'), 'w:numRestart');
    expect(restart?.attributes['w:val']).toBe('eachPage');
  });
});
