import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Asset } from '../model/document.ts';
import { pictureBytes, picturePath } from './pictures/picture-file.ts';
import type { LayoutMark } from './write-context.ts';
import { HEADING_PAGES, MARKS, ROW_PAGES, type TypstSource } from './write-typst.ts';

/** The layout of a source failed: what the compiler said, one message a line. */
export class TypstError extends Error {
  override name = 'TypstError';
  readonly diagnostics: readonly string[];

  constructor(diagnostics: readonly string[]) {
    super(`Typst: ${diagnostics[0] ?? 'the document could not be laid out'}`);
    this.diagnostics = diagnostics;
  }
}

const PACKAGES = ['@expo-google-fonts/tinos', '@expo-google-fonts/cousine'];

/**
 * Folders of the fonts that come with the product: Tinos and Cousine, which have the widths of Times
 * New Roman and Courier New (both OFL-1.1).
 */
export function bundledFontDirs(): string[] {
  return PACKAGES.map((name) =>
    dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))),
  );
}

/** A laid out document. */
export interface CompiledDocument {
  pages: number;
  /** Page of every section, heading and listed illustration of the text, by id, from 1. */
  headingPages: ReadonlyMap<string, number>;
  /** Indexes of the rows with which a table goes on on another page, by its id. */
  tableBreaks: ReadonlyMap<string, readonly number[]>;
  /** Around the figures, in order. */
  marks: readonly LayoutMark[];
  /**
   * The file. To be asked for before the next `compile` or `release` of the same compiler. Without tags,
   * which tell a reading program what stands where, it is made in three quarters of the time.
   * @throws TypstError when it is asked for later
   */
  pdf(options?: { tagged?: boolean }): Uint8Array;
}

/** What is laid out: a source, in pieces where it has them. */
export type CompilerInput = Pick<TypstSource, 'source' | 'assets'> &
  Partial<Pick<TypstSource, 'pieces'>>;

export interface Compiler {
  /**
   * Lays out a source. Synchronous: run it in a process that may wait, and that may be killed.
   * @param again the same document as before in another order: nothing grows older
   * @throws TypstError when the source cannot be laid out
   */
  compile(input: CompilerInput, again?: boolean): CompiledDocument;
  /**
   * Gives memory back after a job, best when nobody waits for anything; then let the event loop turn
   * once, for only then are the native documents let go. Without a call the next `compile` of another
   * source does it first, and keeps what the last ones used.
   * @param keep `last` when an edited version of the same document is likely to follow
   */
  release(keep: 'last' | 'nothing'): void;
}

export interface CompilerOptions {
  /** Folders with TTF or OTF files besides the bundled ones, searched through. */
  fontDirs?: readonly string[];
}

/** A folder that does not exist: the source may read nothing from the disk. */
const WORKSPACE = '/pv-typst-workspace';

/** Where the preamble of a source in pieces stands. */
const PREAMBLE = '/preamble.typ';

/** The files that a source in pieces is made of: the compiler keeps those that stay, read and evaluated. */
function filesOf([preamble = '', ...pieces]: readonly string[]) {
  const named = pieces.map((piece, at): [path: string, text: string] => [
    `/piece-${at}.typ`,
    `#import "${PREAMBLE}": *\n${piece}`,
  ]);
  return {
    main: [preamble, ...named.map(([path]) => `#include "${path}"`)].join('\n'),
    files: new Map([[PREAMBLE, preamble], ...named]),
  };
}

/** Resident memory in bytes from which everything is looked through for what can be let go. */
const MUCH_MEMORY = 480 * 1024 * 1024;

/**
 * Lets go of native documents that nothing refers to. They are young, so the quick way finds them; to look
 * through the whole heap takes four times as long, and what runs next runs half as fast for a while.
 */
function collect(): void {
  globalThis.gc?.({ type: 'minor' });
  if (process.memoryUsage.rss() > MUCH_MEMORY) globalThis.gc?.();
}

/** Age, in evictions, that a result of the layout may reach unused. */
const OLDEST = { last: 1, nothing: 0 };

/**
 * Makes a compiler. Keep one for a process: its cache makes the next layout of an edited document many
 * times faster. Run Node with `--expose-gc`, else memory grows by every document.
 */
export function createCompiler({ fontDirs = [] }: CompilerOptions = {}): Compiler {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontPaths: [...bundledFontDirs(), ...fontDirs] }],
  });
  let mapped = new Map<string, Asset>();
  let written = new Map<string, string>();
  /** The only reference to the native document, so that it can be let go. */
  let current: NodeTypstDocument | null = null;
  /** Something was laid out that has not grown older yet. */
  let fresh = false;
  let compiled = 0;
  let lastSource = '';

  function release(keep: keyof typeof OLDEST): void {
    current = null;
    if (fresh || keep === 'nothing') compiler.evictCache(OLDEST[keep]);
    if (keep === 'nothing') lastSource = '';
    fresh = false;
    collect();
  }

  function mapAssets(assets: TypstSource['assets']): void {
    const wanted = new Map([...assets.values()].map((asset) => [picturePath(asset), asset]));
    for (const path of mapped.keys()) if (!wanted.has(path)) compiler.unmapShadow(WORKSPACE + path);
    for (const [path, asset] of wanted) {
      if (mapped.get(path) !== asset) compiler.mapShadow(WORKSPACE + path, pictureBytes(asset));
    }
    mapped = wanted;
  }

  function writeFiles(files: Map<string, string>): void {
    for (const path of written.keys()) if (!files.has(path)) compiler.unmapShadow(WORKSPACE + path);
    for (const [path, text] of files) {
      if (written.get(path) !== text) compiler.mapShadow(WORKSPACE + path, Buffer.from(text));
    }
    written = files;
  }

  function pdfOf(number: number, tagged: boolean): Uint8Array {
    if (current === null || number !== compiled) {
      throw new TypstError(['the document was released before its PDF was made']);
    }
    return compiler.pdf(current, { pdfTags: tagged });
  }

  return {
    release,
    compile({ source, assets, pieces }, again = false) {
      if (source !== lastSource) {
        if (fresh && !again) release('last');
        // the same again uses only the outermost result: to count it would let what is inside grow old
        fresh = true;
        lastSource = source;
      }
      mapAssets(assets);
      const { main, files } = pieces ? filesOf(pieces) : { main: source, files: new Map() };
      writeFiles(files);
      const result = compiler.compile({ mainFileContent: main });
      const document = result.result;
      compiled += 1;
      const number = compiled;
      // `takeDiagnostics` empties what `hasError` looks at, so the question comes first.
      if (result.hasError() || !document) {
        throw new TypstError((result.takeDiagnostics()?.shortDiagnostics ?? []).map(messageOf));
      }
      current = document;
      return {
        pages: document.numOfPages,
        headingPages: readHeadingPages(compiler, document),
        tableBreaks: readTableBreaks(compiler, document),
        marks: readMarks(compiler, document),
        pdf: ({ tagged = true } = {}) => pdfOf(number, tagged),
      };
    },
  };
}

function messageOf(diagnostic: unknown): string {
  if (typeof diagnostic !== 'object' || diagnostic === null) return String(diagnostic);
  return 'message' in diagnostic ? String(diagnostic.message) : JSON.stringify(diagnostic);
}

/** A list that the document has left under that name. */
function readList(compiler: NodeCompiler, document: NodeTypstDocument, name: string): unknown[] {
  const found: unknown = compiler.query(document, { selector: `<${name}>`, field: 'value' });
  const [list] = Array.isArray(found) ? (found as unknown[]) : [];
  return Array.isArray(list) ? list : [];
}

function readHeadingPages(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
): ReadonlyMap<string, number> {
  const pairs = readList(compiler, document, HEADING_PAGES) as [string, number | null][];
  return new Map(pairs.flatMap(([id, page]) => (page === null ? [] : [[id, page]])));
}

function readTableBreaks(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
): ReadonlyMap<string, readonly number[]> {
  const breaks = new Map<string, number[]>();
  const last = new Map<string, number>();
  const rows = readList(compiler, document, ROW_PAGES) as [string, number, number][];
  for (const [id, index, page] of rows) {
    const before = last.get(id) ?? page;
    if (page > before) breaks.set(id, [...(breaks.get(id) ?? []), index]);
    last.set(id, page);
  }
  return breaks;
}

function readMarks(compiler: NodeCompiler, document: NodeTypstDocument): LayoutMark[] {
  const marks = readList(compiler, document, MARKS) as [
    LayoutMark['kind'],
    string,
    number,
    number,
  ][];
  return marks.map(([kind, figure, page, y]) => ({ kind, figure, page, y }));
}
