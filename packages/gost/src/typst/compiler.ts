import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Asset } from '../model/document.ts';
import { assetPath } from './asset-path.ts';
import { bundledFontDirs } from './fonts.ts';
import { TypstError } from './typst-error.ts';
import { HEADING_PAGES, type TypstSource } from './write-typst.ts';

/** A laid out document. Use it before the next `compile` of the same compiler. */
export interface CompiledDocument {
  pages: number;
  /** Page of every section and heading of the text, by id, from 1. */
  headingPages: ReadonlyMap<string, number>;
  /** The file; about as long again as a small layout. */
  pdf(): Uint8Array;
}

export interface Compiler {
  /**
   * Lays out a source. Synchronous: run it in a process that may wait, and that may be killed.
   * @throws TypstError when the source cannot be laid out
   */
  compile(input: Pick<TypstSource, 'source' | 'assets'>): CompiledDocument;
}

export interface CompilerOptions {
  /** Folders with TTF or OTF files besides the bundled ones, searched through. */
  fontDirs?: readonly string[];
}

/** A folder that does not exist: the source may read nothing from the disk. */
const WORKSPACE = '/pv-typst-workspace';

/** How many evictions an unused result of the layout survives; fewer costs speed, more costs memory. */
const CACHE_AGE = 3;

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

  function mapAssets(assets: TypstSource['assets']): void {
    const wanted = new Map([...assets.values()].map((asset) => [assetPath(asset), asset]));
    for (const path of mapped.keys()) if (!wanted.has(path)) compiler.unmapShadow(WORKSPACE + path);
    for (const [path, asset] of wanted) {
      if (mapped.get(path) !== asset)
        compiler.mapShadow(WORKSPACE + path, Buffer.from(asset.bytes));
    }
    mapped = wanted;
  }

  return {
    compile({ source, assets }) {
      compiler.evictCache(CACHE_AGE);
      globalThis.gc?.();
      mapAssets(assets);
      const result = compiler.compile({ mainFileContent: source });
      const document = result.result;
      // `takeDiagnostics` empties what `hasError` looks at, so the question comes first.
      if (result.hasError() || !document) {
        throw new TypstError((result.takeDiagnostics()?.shortDiagnostics ?? []).map(messageOf));
      }
      return {
        pages: document.numOfPages,
        headingPages: readHeadingPages(compiler, document),
        pdf: () => compiler.pdf(document),
      };
    },
  };
}

function messageOf(diagnostic: unknown): string {
  if (typeof diagnostic !== 'object' || diagnostic === null) return String(diagnostic);
  return 'message' in diagnostic ? String(diagnostic.message) : JSON.stringify(diagnostic);
}

function readHeadingPages(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
): ReadonlyMap<string, number> {
  const found: unknown = compiler.query(document, {
    selector: `<${HEADING_PAGES}>`,
    field: 'value',
  });
  const [pairs] = Array.isArray(found) ? (found as unknown[]) : [];
  if (!Array.isArray(pairs)) return new Map();
  return new Map(
    (pairs as [string, number | null][]).flatMap(([id, page]) =>
      page === null ? [] : [[id, page]],
    ),
  );
}
