import type { GostDocument } from '../model/document.ts';
import type { FigureMoves } from '../model/move-figures.ts';
import { type CompiledDocument, type Compiler, TypstError } from './compiler.ts';
import { picturePath } from './pictures/picture-file.ts';
import { settleFigures } from './settle-figures.ts';
import { readyPage } from './write-inserted.ts';
import { type TypstSource, type WriteOptions, writeTypst } from './write-typst.ts';

/** A laid out document, and what of it could not be printed as it should. */
export interface PrintedDocument extends CompiledDocument {
  /** LaTeX that is printed as it was typed. */
  plainFormulas: readonly string[];
  /** Ids of pictures whose bytes are broken; a frame stands for each. */
  brokenAssets: readonly string[];
  /** Figures that stand later than in the text, so that they leave less blank before them. */
  moves: FigureMoves;
}

/**
 * Writes and lays out a document. One formula or picture that the compiler cannot take does not fail
 * the whole: it is found, printed as its source or as a frame, and named in the result.
 * @throws TypstError when neither formulas nor pictures are to blame
 */
export function compileDocument(compiler: Compiler, document: GostDocument): PrintedDocument {
  try {
    return { ...printed(compiler, document), plainFormulas: [], brokenAssets: [] };
  } catch (error) {
    const written = writeTypst(document);
    const plainFormulas = failingFormulas(compiler, written);
    const brokenAssets = failingAssets(compiler, written, document);
    if (plainFormulas.length + brokenAssets.length === 0) throw error;
    const options = {
      plainFormulas: new Set(plainFormulas),
      brokenAssets: new Set(brokenAssets),
    };
    return { ...printed(compiler, document, options), plainFormulas, brokenAssets };
  }
}

function printed(compiler: Compiler, document: GostDocument, options?: WriteOptions) {
  const { laidOut, moves } = settleFigures(document, (moved) =>
    compiler.compile(writeTypst(moved, options), moved !== document),
  );
  return { ...laidOut, moves };
}

function failingFormulas(compiler: Compiler, { formulas }: TypstSource): string[] {
  return [...formulas]
    .filter(([, formula]) => !compiles(compiler, { source: `$ ${formula} $`, assets: new Map() }))
    .map(([tex]) => tex);
}

function failingAssets(
  compiler: Compiler,
  { assets }: TypstSource,
  { insertedPages = [] }: GostDocument,
): string[] {
  return [...assets]
    .filter(([id, asset]) => {
      const ready = insertedPages.filter((file) => file.asset === id);
      const source = [
        `#image("${picturePath(asset)}")`,
        ...ready.map(({ pages }) => readyPage(asset, pages)),
      ].join('\n');
      return !compiles(compiler, { source, assets: new Map([[id, asset]]) });
    })
    .map(([id]) => id);
}

function compiles(compiler: Compiler, source: Pick<TypstSource, 'source' | 'assets'>): boolean {
  try {
    compiler.compile(source);
    return true;
  } catch (error) {
    if (error instanceof TypstError) return false;
    throw error;
  }
}
