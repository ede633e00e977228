import { decodeBytes } from '../text-file/decode.ts';
import { ImportError } from './errors.ts';

/** A thesis of 300 pages is about a megabyte of text. */
export const MAX_TEXT_BYTES = 8 * 1024 * 1024;

/** What no text has: control characters other than tabs, ends of lines and of pages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_TEXT = /[\u0000-\u0008\u000B\u000E-\u001F]/;

const hasStart = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/**
 * The text of a file of Markdown or LaTeX, with plain ends of lines.
 * @throws ImportError `import_not_text` for an empty file and for one that is no text, `import_pdf`,
 * `import_too_big`
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > MAX_TEXT_BYTES) throw new ImportError('import_too_big', 'entry_too_big');
  if (hasStart(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) throw new ImportError('import_pdf', 'pdf');
  const text = decodeBytes(bytes).replace(/\r\n?/g, '\n');
  if (text.trim() === '') throw new ImportError('import_not_text', 'empty_file');
  if (NOT_TEXT.test(text)) throw new ImportError('import_not_text', 'other_file');
  return text;
}
