import { ImportError } from '../errors.ts';

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
export function requireZip(bytes: Uint8Array): void {
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
