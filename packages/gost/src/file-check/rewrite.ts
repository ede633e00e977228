import JSZip from 'jszip';
import { ImportError } from '../import/errors.ts';
import { elements, parseXml, type XmlElement } from '../import/ooxml/tree.ts';
import { DEFAULT_LIMITS } from '../import/package/limits.ts';
import { openPackage, type WordPackage } from '../import/package/open-package.ts';
import { decodeXml } from '../import/package/xml-part.ts';

/** A DOCX some of whose parts are written anew; all others stay byte for byte. */
export interface Rewriting {
  source: WordPackage;
  /** A part as a tree that may be changed, null where there is none. */
  part(name: string): Promise<XmlElement | null>;
  /** Puts a part in the place of the old one, or adds it. */
  put(name: string, root: XmlElement): void;
  /** The changed file. */
  bytes(): Promise<Uint8Array>;
}

/**
 * Opens a DOCX to be changed in place.
 * @throws ImportError as the import does, and `import_not_docx` where the main part names its elements in
 * a way that Word itself does not
 */
export async function openRewriting(bytes: Uint8Array): Promise<Rewriting> {
  const source = await openPackage(bytes, DEFAULT_LIMITS);
  const zip = await JSZip.loadAsync(bytes);
  const nameOf = (name: string) =>
    Object.keys(zip.files).find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
  return {
    source,
    async part(name) {
      const read = await source.archive.read(name, 'xmlPart');
      return read && parseXml(decodeXml(read, name), name, DEFAULT_LIMITS, 'whole');
    },
    put(name, root) {
      zip.file(
        nameOf(name),
        `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${write(root)}`,
      );
    },
    bytes: () => zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }),
  };
}

/** The main part to be changed. @throws ImportError `import_not_docx` */
export async function mainPart(file: Rewriting): Promise<XmlElement> {
  const root = await file.part(file.source.mainPart);
  // checks rename what other programs call otherwise; what is written keeps its names
  if (root?.name !== 'w:document') throw new ImportError('import_not_docx', 'other_file');
  return root;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};
const escapeText = (text: string) => text.replace(/[&<>\r]/g, (sign) => ESCAPES[sign] ?? sign);
const escapeValue = (text: string) =>
  text.replace(/[&<>"\n\t\r]/g, (sign) => ESCAPES[sign] ?? sign);

function write(element: XmlElement): string {
  const pieces: string[] = [];
  const visit = ({ name, attributes, children }: XmlElement): void => {
    pieces.push('<', name);
    for (const [key, value] of Object.entries(attributes)) {
      pieces.push(' ', key, '="', escapeValue(value), '"');
    }
    if (children.length === 0) {
      pieces.push('/>');
      return;
    }
    pieces.push('>');
    for (const node of children) {
      if (typeof node === 'string') pieces.push(escapeText(node));
      else visit(node);
    }
    pieces.push('</', name, '>');
  };
  visit(element);
  return pieces.join('');
}

/** A new element. */
export const element = (
  name: string,
  attributes: Record<string, string> = {},
  ...children: (XmlElement | string)[]
): XmlElement => ({ name, attributes, children });

/**
 * The child of that name, made where there is none, at its place in `order`: Word refuses a file whose
 * elements are exchanged.
 */
export function ensure(parent: XmlElement, name: string, order: readonly string[]): XmlElement {
  const found = elements(parent).find((one) => one.name === name);
  if (found) return found;
  const made = element(name);
  const rank = order.indexOf(name);
  const index = parent.children.findIndex(
    (node) => typeof node !== 'string' && order.indexOf(node.name) > rank,
  );
  parent.children.splice(index < 0 ? parent.children.length : index, 0, made);
  return made;
}

/** Takes the children of those names away. */
export function drop(parent: XmlElement, ...names: readonly string[]): void {
  parent.children = parent.children.filter(
    (node) => typeof node === 'string' || !names.includes(node.name),
  );
}
