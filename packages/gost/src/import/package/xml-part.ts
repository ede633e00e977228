import { ImportError } from '../errors.ts';
import { parseXml, type XmlElement } from '../ooxml/tree.ts';
import type { Archive } from './archive.ts';
import type { PackageLimits } from './limits.ts';

/**
 * Reads one XML part as a tree; null where the part is absent.
 * @throws ImportError `import_broken` when it is not well-formed or has a DTD.
 */
export async function readXmlPart(
  archive: Archive,
  name: string,
  limits: PackageLimits,
  keepsText?: (name: string) => boolean,
): Promise<XmlElement | null> {
  const bytes = await archive.read(name, 'xmlPart');
  return bytes ? parseXml(decodeXml(bytes, name), name, limits, keepsText) : null;
}

/** The text of an XML file: UTF-8 unless a byte order mark says UTF-16, the two that ECMA-376 allows. */
export function decodeXml(bytes: Uint8Array, part: string): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ImportError('import_broken', 'bad_xml', { part, cause });
  }
}
