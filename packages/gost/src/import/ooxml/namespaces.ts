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
export function canonicalPrefix(uri: string): string | null {
  return PREFIXES[uri] ?? null;
}

/** Files declare some forty; each new scope copies them all. */
const MAX_PREFIXES = 500;

/** The namespaces of one element and its children: written prefix → the readers' prefix. */
export class Scope {
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
