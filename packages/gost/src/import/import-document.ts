import { ImportError } from './errors.ts';
import { type FilesBeside, filesBeside, NOTHING_BESIDE } from './files-beside.ts';
import { importDocx } from './import-docx.ts';
import { importLatex } from './latex/import-latex.ts';
import { importMarkdown } from './markdown/import-markdown.ts';
import { importOdt } from './odt/import-odt.ts';
import { type Archive, openArchive } from './package/archive.ts';
import { DEFAULT_LIMITS } from './package/limits.ts';
import type { ImportOptions, ImportResult } from './result.ts';

type Reader = (
  bytes: Uint8Array,
  beside: FilesBeside,
  options: ImportOptions,
) => Promise<ImportResult>;

/** Formats that are text, by the ending of the name. */
const TEXTS: readonly [RegExp, Reader][] = [
  [/\.(md|markdown)$/i, importMarkdown],
  [/\.tex$/i, importLatex],
];

const readerOf = (name: string): Reader | null =>
  TEXTS.find(([ending]) => ending.test(name))?.[1] ?? null;

/** A whole work of LaTeX: not a chapter or a drawing that can be printed alone too, nor slides beside it. */
const WHOLE = /^[ \t]*\\documentclass\b(?![^{}\n]{0,400}\{(?:subfiles|standalone|beamer)\})/m;

/** The text that an archive is about: LaTeX says so itself, else the one nearest to the top. */
async function mainOf(archive: Archive, texts: readonly string[]): Promise<string | undefined> {
  const byDepth = texts.toSorted((a, b) => a.split('/').length - b.split('/').length);
  for (const name of byDepth) {
    if (readerOf(name) !== importLatex) continue;
    const bytes = await archive.read(name, 'xmlPart');
    // the command is in the same letters whatever the encoding
    if (bytes && WHOLE.test(new TextDecoder('latin1').decode(bytes))) return name;
  }
  return byDepth[0];
}

/** A text with the files that it names beside it: pictures, chapters, sources. */
async function importArchive(bytes: Uint8Array, options: ImportOptions): Promise<ImportResult> {
  if (bytes.length === 0) throw new ImportError('import_not_text', 'empty_file');
  const archive = await openArchive(bytes, { ...DEFAULT_LIMITS, ...options.limits });
  const texts = archive.names.filter((name) => readerOf(name) && !name.startsWith('__MACOSX/'));
  const name = await mainOf(archive, texts);
  const reader = name === undefined ? null : readerOf(name);
  const text = name === undefined ? null : await archive.read(name, 'xmlPart');
  if (name === undefined || !reader || !text) throw new ImportError('import_not_text', 'other_zip');
  const beside = filesBeside(archive, name);
  const result = await reader(text, beside, options);
  for (const left of texts) {
    if (left === name || beside.taken.has(left)) continue;
    result.report.warnings.push({ code: 'file_unread', values: { text: left }, place: null });
  }
  return result;
}

/**
 * Takes a document in by the format that its name tells: DOCX, ODT, Markdown, LaTeX, or an archive of a text with what
 * it names.
 * @throws ImportError for a format that is none of these, and what the reader of the format refuses
 */
export function importDocument(
  bytes: Uint8Array,
  name: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const reader = readerOf(name);
  if (reader) return reader(bytes, NOTHING_BESIDE, options);
  if (/\.zip$/i.test(name)) return importArchive(bytes, options);
  if (/\.odt$/i.test(name)) return importOdt(bytes, options);
  return importDocx(bytes, options);
}
