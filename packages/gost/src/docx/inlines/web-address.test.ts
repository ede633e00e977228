import { describe, expect, it } from 'vitest';
import { openDocx, paragraphsOf } from '../testing/open-docx.ts';
import { documentOf } from '../testing/sample.ts';
import { all, printed } from '../testing/xml-tree.ts';
import { webAddress } from './web-address.ts';

async function record(text: string) {
  const { body } = await openDocx(
    documentOf([{ kind: 'references', sectionId: 'r', title: 'СПИСОК' }], {
      sources: [{ id: 's', number: 1, cited: true, text }],
    }),
  );
  const [found] = paragraphsOf(body, 'GostSource');
  return { printed: printed(found), links: all(found, 'w:hyperlink').map(printed) };
}

describe('addresses in a record of the list of sources', () => {
  it('are links without the punctuation after them', async () => {
    const text = 'Сайт. – URL: https://a.ru/b?c=1 (дата обращения: 01.02.2026); http://b.ru/.';
    const found = await record(text);
    expect(found.links).toEqual(['https://a.ru/b?c=1', 'http://b.ru/']);
    expect(found.printed).toBe(text);
  });

  it('stay text where they are no addresses', async () => {
    const text = 'См. https://[плохо и http://';
    expect(await record(text)).toEqual({ printed: text, links: [] });
  });
});

describe('an address', () => {
  it('is written so that a package may hold it', () => {
    expect(webAddress('https://a.ru/"x"')).toBe('https://a.ru/%22x%22');
    expect(webAddress('mailto:a@b.ru')).toBe('mailto:a@b.ru');
  });

  it('is refused where it would run something', () => {
    expect(webAddress('javascript:alert(1)')).toBeUndefined();
  });
});
