import { SaxesParser } from 'saxes';
import { ImportError } from '../errors.ts';
import type { PackageLimits } from '../package/limits.ts';

/**
 * Namespaces whose elements are looked at, with the prefix that the readers use for them. Word
 * writes these very prefixes; other programs may not, and «strict» files have other addresses.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://purl.oclc.org/ooxml/drawingml/picture': 'pic',
  'http://schemas.openxmlformats.org/drawingml/2006/chart': 'c',
  'http://purl.oclc.org/ooxml/drawingml/chart': 'c',
  'http://schemas.openxmlformats.org/drawingml/2006/diagram': 'dgm',
  'http://purl.oclc.org/ooxml/drawingml/diagram': 'dgm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
};

/** The prefix that the readers use for a namespace, or null for one that they do not know. */
function canonicalPrefix(uri: string): string | null {
  return PREFIXES[uri] ?? null;
}

/** Files declare some forty; each new scope copies them all. */
const MAX_PREFIXES = 500;

/** The namespaces of one element and its children: written prefix → the readers' prefix. */
class Scope {
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #names = new Map<string, string>();

  constructor(prefixes: ReadonlyMap<string, string> = new Map()) {
    this.#prefixes = prefixes;
  }

  /**
   * The scope inside an element with these attributes; itself where they declare nothing new.
   * @throws RangeError when there are more prefixes than any file has.
   */
  enter(attributes: Readonly<Record<string, string>>): Scope {
    let changed: Map<string, string> | null = null;
    for (const name in attributes) {
      if (!name.startsWith('xmlns')) continue;
      const written = name === 'xmlns' ? '' : name.slice(6);
      const known = canonicalPrefix(attributes[name] ?? '');
      const prefix = known ?? written;
      if ((this.#prefixes.get(written) ?? written) === prefix) continue;
      changed ??= new Map(this.#prefixes);
      changed.set(written, prefix);
      if (changed.size > MAX_PREFIXES) throw new RangeError('Too many namespace prefixes');
    }
    return changed ? new Scope(changed) : this;
  }

  /** The readers' name of an element or attribute. An attribute without a prefix keeps its name. */
  rename(name: string, isAttribute: boolean): string {
    if (this.#prefixes.size === 0) return name;
    const colon = name.indexOf(':');
    if (colon < 0 && isAttribute) return name;
    const cached = this.#names.get(name);
    if (cached !== undefined) return cached;
    const prefix = this.#prefixes.get(colon < 0 ? '' : name.slice(0, colon));
    const local = colon < 0 ? name : name.slice(colon + 1);
    const renamed = prefix === undefined ? name : prefix === '' ? local : `${prefix}:${local}`;
    this.#names.set(name, renamed);
    return renamed;
  }

  /** True when no name needs to be changed here. */
  get isPlain(): boolean {
    return this.#prefixes.size === 0;
  }
}

/** An element of a part. Names carry the readers' prefixes, see `namespaces.ts`. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}

/** An element or a piece of text. Text is kept only inside the elements of `TEXT_ELEMENTS`. */
type XmlNode = XmlElement | string;

const TEXT_ELEMENTS = new Set(['w:t', 'w:delText', 'w:instrText', 'm:t']);

/** Elements of OOXML whose own text is kept. */
const isTextElement = (name: string): boolean => TEXT_ELEMENTS.has(name);

interface Open {
  element: XmlElement;
  scope: Scope;
}

/**
 * Parses one part; the text of those elements is kept that `keeps` names. `whole` keeps every text and the
 * names as they are written, so that the part can be written again. There are no entities but the five of XML
 * itself, and nothing is fetched.
 * @throws ImportError `import_broken` when the text is not well-formed or has a DTD,
 * `import_too_big` when it is nested too deeply or has too many elements.
 */
export function parseXml(
  text: string,
  part: string,
  limits: Pick<PackageLimits, 'depth' | 'elements'>,
  keeps: 'whole' | ((name: string) => boolean) = isTextElement,
): XmlElement {
  const whole = keeps === 'whole';
  const keepsText = keeps === 'whole' ? () => true : keeps;
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const stack: Open[] = [{ element: root, scope: new Scope() }];
  let top: Open = { element: root, scope: new Scope() };
  let count = 0;
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw new ImportError('import_broken', 'bad_xml', { part, cause });
  });
  parser.on('doctype', () => {
    throw new ImportError('import_broken', 'dtd', { part });
  });
  parser.on('opentag', (tag) => {
    count += 1;
    if (stack.length > limits.depth) throw new ImportError('import_too_big', 'too_deep', { part });
    if (count > limits.elements) {
      throw new ImportError('import_too_big', 'too_many_elements', { part });
    }
    const scope = whole ? top.scope : enterScope(top.scope, tag.attributes, part);
    const element = toElement(tag.name, tag.attributes, scope);
    top.element.children.push(element);
    top = { element, scope };
    stack.push(top);
  });
  parser.on('closetag', () => {
    stack.pop();
    top = stack.at(-1) ?? top;
  });
  parser.on('text', (piece) => {
    if (keepsText(top.element.name)) top.element.children.push(piece);
  });
  parser.on('cdata', (piece) => {
    if (whole) top.element.children.push(piece);
  });
  parser.write(text).close();
  const first = root.children.find((node) => typeof node !== 'string');
  if (!first) throw new ImportError('import_broken', 'bad_xml', { part });
  return first;
}

function enterScope(scope: Scope, attributes: Record<string, string>, part: string): Scope {
  try {
    return scope.enter(attributes);
  } catch (cause) {
    throw new ImportError('import_too_big', 'too_many_elements', { part, cause });
  }
}

function toElement(name: string, attributes: Record<string, string>, scope: Scope): XmlElement {
  if (scope.isPlain) return { name, attributes, children: [] };
  const renamed: Record<string, string> = {};
  for (const key in attributes) renamed[scope.rename(key, true)] = attributes[key] ?? '';
  return { name: scope.rename(name, false), attributes: renamed, children: [] };
}

/** The first child element of that name. */
export function child(element: XmlElement | null | undefined, name: string): XmlElement | null {
  for (const node of element?.children ?? []) {
    if (typeof node !== 'string' && node.name === name) return node;
  }
  return null;
}

/** Every child element of that name. */
export function children(element: XmlElement | null | undefined, name: string): XmlElement[] {
  return elements(element).filter((node) => node.name === name);
}

/** Every child element. */
export function elements(element: XmlElement | null | undefined): XmlElement[] {
  return (element?.children ?? []).filter((node) => typeof node !== 'string');
}

/** `w:val` of the first child of that name, or null. */
export function childValue(element: XmlElement | null | undefined, name: string): string | null {
  return child(element, name)?.attributes['w:val'] ?? null;
}

/** A child that switches something: null when absent, else its `w:val` read as ECMA-376 17.17.4 says. */
export function toggle(element: XmlElement | null | undefined, name: string): boolean | null {
  const found = child(element, name);
  if (!found) return null;
  return !['0', 'false', 'off', 'none'].includes(found.attributes['w:val'] ?? 'true');
}

/** The text kept directly inside an element. */
export function ownText(element: XmlElement): string {
  return element.children.filter((node) => typeof node === 'string').join('');
}

/** The first element of that name anywhere below, in document order. */
export function descendant(element: XmlElement, name: string): XmlElement | null {
  for (const node of element.children) {
    if (typeof node === 'string') continue;
    if (node.name === name) return node;
    const found = descendant(node, name);
    if (found) return found;
  }
  return null;
}
