import { ImportError, type ImportErrorReason } from '../errors.ts';
import { children, type XmlElement } from '../ooxml/tree.ts';
import { type Archive, openArchive } from './archive.ts';
import type { PackageLimits } from './limits.ts';
import {
  type Relationships,
  readRelationships,
  relationshipOfType,
  relationshipsPart,
} from './relationships.ts';
import { requireZip } from './sniff.ts';
import { readXmlPart } from './xml-part.ts';

/** A Word document whose container has passed every check; its parts are not read yet. */
export interface WordPackage {
  archive: Archive;
  limits: PackageLimits;
  /** The name of the main part, usually `word/document.xml`. */
  mainPart: string;
  rels: Relationships;
}

const MACRO_TYPE = /macroEnabled|vbaProject/i;
const WORD_TYPE = /wordprocessingml\.(document|template)\.main\+xml$/i;

const OTHER_TYPES: readonly [RegExp, ImportErrorReason][] = [
  [/spreadsheetml/i, 'spreadsheet'],
  [/presentationml/i, 'presentation'],
];

/**
 * Opens a DOCX: refuses what is not one, what is encrypted or has macros, and archives that are
 * broken or too big.
 * @throws ImportError
 */
export async function openPackage(bytes: Uint8Array, limits: PackageLimits): Promise<WordPackage> {
  requireZip(bytes);
  const archive = await openArchive(bytes, limits);
  const types = await readXmlPart(archive, '[Content_Types].xml', limits);
  if (!types) throw await otherZip(archive);
  refuseMacros(archive, types);
  const mainPart = await findMainPart(archive, types, limits);
  const relsPart = relationshipsPart(mainPart);
  const rels = readRelationships(await readXmlPart(archive, relsPart, limits), mainPart);
  return { archive, limits, mainPart, rels };
}

async function otherZip(archive: Archive): Promise<ImportError> {
  const mime = await archive.read('mimetype', 'xmlPart');
  const isOdt = mime && new TextDecoder().decode(mime).includes('opendocument.text');
  return new ImportError('import_not_docx', isOdt ? 'odt' : 'other_zip');
}

function refuseMacros(archive: Archive, types: XmlElement): void {
  const declared = contentTypes(types).some(([, type]) => MACRO_TYPE.test(type));
  if (declared || archive.names.some((name) => /vbaProject\.bin$/i.test(name))) {
    throw new ImportError('import_macros', 'macros');
  }
}

async function findMainPart(
  archive: Archive,
  types: XmlElement,
  limits: PackageLimits,
): Promise<string> {
  const root = readRelationships(await readXmlPart(archive, '_rels/.rels', limits), '');
  const declared = contentTypes(types).find(([, type]) => WORD_TYPE.test(type))?.[0];
  const main = relationshipOfType(root, 'officeDocument')?.target ?? declared;
  const other = OTHER_TYPES.find(([pattern]) => types.children.some((type) => is(type, pattern)));
  if (other && !declared) throw new ImportError('import_not_docx', other[1]);
  if (!main) throw new ImportError('import_broken', 'part_missing', { part: 'word/document.xml' });
  return main;
}

function is(type: XmlElement | string, pattern: RegExp): boolean {
  return typeof type !== 'string' && pattern.test(type.attributes.ContentType ?? '');
}

/** Pairs of a part's name (or an extension) and its content type. */
function contentTypes(types: XmlElement): [string, string][] {
  const named = children(types, 'Override').map((element) => element.attributes);
  const byExtension = children(types, 'Default').map((element) => element.attributes);
  return [
    ...named.map(({ PartName = '', ContentType = '' }): [string, string] => [
      PartName.replace(/^\//, ''),
      ContentType,
    ]),
    ...byExtension.map(({ Extension = '', ContentType = '' }): [string, string] => [
      Extension,
      ContentType,
    ]),
  ];
}
