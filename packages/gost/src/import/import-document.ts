import { ImportError } from './errors.ts';
import { importDocx } from './import-docx.ts';
import { importLatex } from './latex/import-latex.ts';
import { importMarkdown } from './markdown/import-markdown.ts';
import { importOdt } from './odt/import-odt.ts';
import { openArchive } from './package/archive.ts';
import { DEFAULT_LIMITS } from './package/limits.ts';
import { type FilePictures, NO_PICTURES, picturesBeside } from './pictures/file-pictures.ts';
import type { ImportOptions, ImportResult } from './result.ts';

type Reader = (
  bytes: Uint8Array,
  pictures: FilePictures,
  options: ImportOptions,
) => Promise<ImportResult>;

/** Formats that are text, by the ending of the name. */
const TEXTS: readonly [RegExp, Reader][] = [
  [/\.(md|markdown)$/i, importMarkdown],
  [/\.tex$/i, importLatex],
];

const readerOf = (name: string): Reader | null =>
  TEXTS.find(([ending]) => ending.test(name))?.[1] ?? null;

/** A text with its pictures beside it, as the export makes it. */
async function importArchive(bytes: Uint8Array, options: ImportOptions): Promise<ImportResult> {
  if (bytes.length === 0) throw new ImportError('import_not_text', 'empty_file');
  const archive = await openArchive(bytes, { ...DEFAULT_LIMITS, ...options.limits });
  const texts = archive.names.filter((name) => readerOf(name) && !name.startsWith('__MACOSX/'));
  const [name] = texts.toSorted((a, b) => a.split('/').length - b.split('/').length);
  const reader = name === undefined ? null : readerOf(name);
  const text = name === undefined ? null : await archive.read(name, 'xmlPart');
  if (name === undefined || !reader || !text) throw new ImportError('import_not_text', 'other_zip');
  return reader(text, picturesBeside(archive, name), options);
}

/**
 * Takes a document in by the format that its name tells: DOCX, ODT, Markdown, LaTeX, or an archive of a text with its
 * pictures.
 * @throws ImportError for a format that is none of these, and what the reader of the format refuses
 */
export function importDocument(
  bytes: Uint8Array,
  name: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const reader = readerOf(name);
  if (reader) return reader(bytes, NO_PICTURES, options);
  if (/\.zip$/i.test(name)) return importArchive(bytes, options);
  if (/\.odt$/i.test(name)) return importOdt(bytes, options);
  return importDocx(bytes, options);
}
