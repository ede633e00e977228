import JSZip from 'jszip';
import type { GostDocument } from '../../model/document.ts';
import { writeDocx } from '../write-docx.ts';
import type { DocxOptions } from '../writer.ts';
import { all, child, type Element, elements, parseXml, value } from './xml-tree.ts';

/** A written file, taken apart. */
export interface OpenedDocx {
  /** `w:body`. */
  body: Element;
  zip: JSZip;
  part(path: string): Promise<Element>;
}

/** Writes the document and takes the file apart. */
export async function openDocx(
  document: GostDocument,
  options: DocxOptions = {},
): Promise<OpenedDocx> {
  return takeApart(await writeDocx(document, options));
}

/** Takes a written file apart. */
export async function takeApart(file: Uint8Array): Promise<OpenedDocx> {
  const zip = await JSZip.loadAsync(file);
  const part = async (path: string) => parseXml((await zip.file(path)?.async('string')) ?? '');
  const body = child(await part('word/document.xml'), 'w:body');
  if (!body) throw new Error('the document has no body');
  return { body, zip, part };
}

/** The paragraphs of a style, in tables too. */
export function paragraphsOf(body: Element, style: string): Element[] {
  return all(body, 'w:p').filter((paragraph) => styleOf(paragraph) === style);
}

export function styleOf(paragraph: Element): string | undefined {
  return value(child(paragraph, 'w:pPr'), 'w:pStyle');
}

/** Instructions of the fields in `element`, simple and long ones, in order. */
export function fieldsOf(element: Element): string[] {
  return elements(element).flatMap((found) => {
    if (found.name === 'w:fldSimple') return [(found.attributes['w:instr'] ?? '').trim()];
    if (found.name === 'w:instrText') return [found.children.join('').trim()];
    return fieldsOf(found);
  });
}

/** What stands between the ends of the bookmark, as one element. */
export function bookmark(body: Element, name: string): Element | undefined {
  for (const parent of all(body, 'w:p')) {
    const nodes = elements(parent);
    const start = nodes.findIndex(
      (node) => node.name === 'w:bookmarkStart' && node.attributes['w:name'] === name,
    );
    if (start < 0) continue;
    const id = nodes[start]?.attributes['w:id'];
    const end = nodes.findIndex(
      (node) => node.name === 'w:bookmarkEnd' && node.attributes['w:id'] === id,
    );
    return { name: 'bookmark', attributes: {}, children: nodes.slice(start + 1, end) };
  }
  return undefined;
}
