import { expect, test } from 'vitest';
import { part } from '../../../test/messy-docx/package.ts';
import { DEFAULT_LIMITS } from '../package/limits.ts';
import { readStyles } from './styles.ts';
import { parseXml } from './tree.ts';

const read = (content: string) =>
  readStyles(parseXml(part('w:styles', content), 's', DEFAULT_LIMITS));
const style = (id: string, more: string, type = 'paragraph', attributes = '') =>
  `<w:style w:type="${type}" w:styleId="${id}" ${attributes}><w:name w:val="name of ${id}"/>${more}</w:style>`;

const DEFAULTS =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/><w:rFonts w:asciiTheme="minorHAnsi"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:jc w:val="both"/></w:pPr></w:pPrDefault></w:docDefaults>';

test('a style inherits from the defaults and along its chain, the nearest winning', () => {
  const styles = read(
    DEFAULTS +
      style(
        'base',
        '<w:rPr><w:b/><w:sz w:val="28"/></w:rPr><w:pPr><w:outlineLvl w:val="0"/></w:pPr>',
      ) +
      style('own', '<w:basedOn w:val="base"/><w:rPr><w:b w:val="0"/></w:rPr>'),
  );
  expect(styles.paragraph('own')).toMatchObject({
    name: 'name of own',
    run: { size: 14, bold: false, font: '@minor' },
    paragraph: { align: 'both', outline: 0 },
  });
});

test('a paragraph without a style, or with an unknown one, has the default style', () => {
  const styles = read(DEFAULTS + style('a', '<w:rPr><w:i/></w:rPr>', 'paragraph', 'w:default="1"'));
  expect(styles.paragraph(null).run.italic).toBe(true);
  expect(styles.paragraph('no such').run.italic).toBe(true);
});

test('a character style brings only what it changes itself', () => {
  const styles = read(DEFAULTS + style('strong', '<w:rPr><w:b/></w:rPr>', 'character'));
  expect(styles.character('strong')).toEqual({ bold: true });
  expect(styles.character(null)).toEqual({});
});

test('styles based on each other in a circle do not hang', () => {
  const styles = read(
    style('x', '<w:basedOn w:val="y"/><w:rPr><w:b/></w:rPr>') +
      style('y', '<w:basedOn w:val="x"/>'),
  );
  expect(styles.paragraph('x').run.bold).toBe(true);
});

test('a document without styles has plain ones', () => {
  expect(readStyles(null).paragraph('any')).toMatchObject({ run: {}, paragraph: {} });
});

test('a style that Word knows for a heading by its name is one', () => {
  const named = (name: string, more = '') =>
    `<w:style w:type="paragraph" w:styleId="${name}"><w:name w:val="${name}"/>${more}</w:style>`;
  const styles = read(
    named('heading 2') + named('heading 3', '<w:pPr><w:outlineLvl w:val="9"/></w:pPr>'),
  );
  expect(styles.paragraph('heading 2').paragraph.outline).toBe(1);
  expect(styles.paragraph('heading 3').paragraph.outline).toBe(9);
});
