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
import { readXmlPart } from './xml-part.ts';

const CFB_MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP_MAGIC = [0x50, 0x4b, 0x05, 0x06];

/** The size of a directory entry of a compound file and where its name length stands, [MS-CFB] 2.6.1. */
const DIRECTORY_ENTRY = 128;
const NAME_LENGTH_AT = 64;

const TEXT_FORMATS = [
  { start: '%PDF-', reason: 'pdf' },
  { start: '{\\rtf', reason: 'rtf' },
  { start: '<!doctype html', reason: 'html' },
  { start: '<html', reason: 'html' },
] as const;

/**
 * Looks at the first bytes of a file.
 * @throws ImportError when it is not a zip archive: `import_encrypted` for an Office file behind a
 * password, `import_old_word` for a DOC, `import_pdf`, and `import_not_docx` with the reason for
 * everything else.
 */
function requireZip(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ImportError('import_not_docx', 'empty_file');
  if (startsWith(bytes, ZIP_MAGIC) || startsWith(bytes, EMPTY_ZIP_MAGIC)) return;
  if (startsWith(bytes, CFB_MAGIC)) {
    throw hasStream(bytes, 'EncryptedPackage')
      ? new ImportError('import_encrypted', 'encrypted')
      : new ImportError('import_old_word', 'legacy_doc');
  }
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 64)).trimStart().toLowerCase();
  const known = TEXT_FORMATS.find((format) => head.includes(format.start.toLowerCase()));
  const code = known?.reason === 'pdf' ? 'import_pdf' : 'import_not_docx';
  throw new ImportError(code, known?.reason ?? 'other_file');
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/** True when a compound file has a stream of that name; directory entries lie on 128-byte borders. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameLength = (name.length + 1) * 2;
  for (let at = 512; at + DIRECTORY_ENTRY <= bytes.length; at += DIRECTORY_ENTRY) {
    if (view.getUint16(at + NAME_LENGTH_AT, true) !== nameLength) continue;
    const matches = [...name].every(
      (letter, index) => view.getUint16(at + index * 2, true) === letter.charCodeAt(0),
    );
    if (matches) return true;
  }
  return false;
}

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
