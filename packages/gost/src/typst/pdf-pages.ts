import { INSERTED_PAGES_MAX } from '@pv/editor-schema';
import type { Asset } from '../model/document.ts';
import { looksLikePdf } from '../model/inserted-pages.ts';
import { type Compiler, TypstError } from './compiler.ts';
import { readyPage } from './write-inserted.ts';

/** Why the pages of a file cannot be put into a document. */
export type PdfProblem = 'encrypted' | 'broken' | 'many';

/** Lays out pages of a file alone. @throws TypstError when they cannot be */
function lay(compiler: Compiler, asset: Asset, pages: readonly number[]): void {
  const source = pages.map((page) => readyPage(asset, page)).join('\n');
  compiler.compile({ source, assets: new Map([[asset.id, asset]]) }).pdf();
}

function has(compiler: Compiler, asset: Asset, page: number): boolean {
  try {
    lay(compiler, asset, [page]);
    return true;
  } catch (error) {
    if (error instanceof TypstError) return false;
    throw error;
  }
}

/**
 * Counts the pages of a PDF by laying them out, so that what is counted is what can be printed: a file
 * with one page that cannot be is refused here and not when a document is printed.
 */
export function pdfPages(
  compiler: Compiler,
  bytes: Uint8Array,
): { pages: number } | { problem: PdfProblem } {
  const asset: Asset = { id: 'asked', mime: 'application/pdf', bytes, width: 0, height: 0 };
  if (!looksLikePdf(bytes)) return { problem: 'broken' };
  try {
    lay(compiler, asset, [1]);
    if (has(compiler, asset, INSERTED_PAGES_MAX + 1)) return { problem: 'many' };
    let [pages, missing] = [1, INSERTED_PAGES_MAX + 1];
    while (missing - pages > 1) {
      const middle = Math.floor((pages + missing) / 2);
      if (has(compiler, asset, middle)) pages = middle;
      else missing = middle;
    }
    lay(
      compiler,
      asset,
      Array.from({ length: pages }, (_, index) => index + 1),
    );
    return { pages };
  } catch (error) {
    const words = error instanceof TypstError ? error.diagnostics.join(' ') : '';
    return { problem: /encrypt|password/i.test(words) ? 'encrypted' : 'broken' };
  }
}
