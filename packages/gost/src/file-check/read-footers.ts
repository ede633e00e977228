import type { WordParts } from '../import/ooxml/parts.ts';
import { readParagraphProperties } from '../import/ooxml/properties.ts';
import { child, childValue, elements, ownText, type XmlElement } from '../import/ooxml/tree.ts';
import type { WordPackage } from '../import/package/open-package.ts';
import { readXmlPart } from '../import/package/xml-part.ts';
import { paragraphElements } from './read-file.ts';

/** What headers and footers say of page numbers. */
export interface FooterFacts {
  numbered: boolean;
  /** Some footer has the number in the middle of its line. */
  centred: boolean;
  /** The first section prints a number on its pages. */
  firstNumbered: boolean;
}

/** True where the text of a field asks for the page. */
function hasPageField(element: XmlElement): boolean {
  const instruction =
    element.name === 'w:instrText' ? ownText(element) : (element.attributes['w:instr'] ?? '');
  if (/^\s*PAGE\b/.test(instruction)) return true;
  return elements(element).some(hasPageField);
}

/** Reads the headers and footers that the sections of a document name. */
export async function readFooters(source: WordPackage, parts: WordParts): Promise<FooterFacts> {
  const facts: FooterFacts = { numbered: false, centred: false, firstNumbered: false };
  const named = paragraphElements(parts.body)
    .map((paragraph) => child(child(paragraph, 'w:pPr'), 'w:sectPr'))
    .concat(child(parts.body, 'w:sectPr'))
    .filter((section) => section !== null);
  const first = new Set(
    elements(named[0])
      .filter(({ attributes }) => attributes['w:type'] !== 'first')
      .map(({ attributes }) => attributes['r:id']),
  );
  for (const [id, { type, target, external }] of parts.rels) {
    if (external || (type !== 'footer' && type !== 'header')) continue;
    const root = await readXmlPart(source.archive, target, source.limits);
    if (!root) continue;
    for (const paragraph of paragraphElements(root)) {
      if (!hasPageField(paragraph)) continue;
      facts.numbered = true;
      if (first.has(id)) facts.firstNumbered = true;
      const properties = child(paragraph, 'w:pPr');
      const style = parts.styles.paragraph(childValue(properties, 'w:pStyle'));
      const { align } = { ...style.paragraph, ...readParagraphProperties(properties) };
      if (type === 'footer' && isCentred(paragraph, align)) facts.centred = true;
    }
  }
  return facts;
}

/** In the middle by its alignment, by a frame, or after the first tab stop of a footer. */
function isCentred(paragraph: XmlElement, align: string | undefined): boolean {
  const frame = child(child(paragraph, 'w:pPr'), 'w:framePr')?.attributes['w:xAlign'];
  if (align === 'center' || frame === 'center') return true;
  const tab = child(child(paragraph, 'w:pPr'), 'w:ptab');
  return tab?.attributes['w:alignment'] === 'center';
}
