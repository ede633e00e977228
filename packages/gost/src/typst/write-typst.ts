import { typstString, typstTuple } from '../formula/typst-literals.ts';
import type { Asset, GostDocument } from '../model/document.ts';
import { LAYOUT } from '../model/layout.ts';
import { titleRows } from '../model/title/title-rows.ts';
import { textArea } from './lengths.ts';
import { preamble } from './preamble.ts';
import { nodeLabel, type WriteContext } from './write-context.ts';
import {
  writeAbstract,
  writeArticleGroups,
  writeContents,
  writePerformers,
  writeTitlePage,
} from './write-front.ts';
import { writeInserted } from './write-inserted.ts';
import { writePart } from './write-parts.ts';

/** What a failed layout has shown to be unprintable; see `compile-document.ts`. */
export interface WriteOptions {
  /** LaTeX to be printed as it is typed. */
  plainFormulas?: ReadonlySet<string>;
  /** Ids of assets whose bytes are no picture. */
  brokenAssets?: ReadonlySet<string>;
}

/** A Typst source that needs no other file than the pictures; see `createCompiler`. */
export interface TypstSource {
  source: string;
  /** The same cut: the preamble, then pieces that need nothing but it. */
  pieces: readonly string[];
  /** The pictures that the source names, by id. */
  assets: ReadonlyMap<string, Asset>;
  /** The formulas that the source holds, LaTeX → Typst. */
  formulas: ReadonlyMap<string, string>;
}

/** Name of the list of pages of the headings inside the laid out document. */
export const HEADING_PAGES = 'pv-heading-pages';
/** Name of the list of pages of the rows of tables: id of the table, index of the row, page. */
export const ROW_PAGES = 'pv-row-pages';
/** Name of the list of points around figures: what it is, id of the figure, page, millimetres from its upper edge. */
export const MARKS = 'pv-marks';

/**
 * Writes the document as Typst. Text of the document enters it as string literals only, so nothing
 * typed can become markup; one call a block, so that a small edit changes one line and the compiler
 * reuses the rest.
 */
export function writeTypst(
  document: GostDocument,
  { plainFormulas = new Set(), brokenAssets = new Set() }: WriteOptions = {},
): TypstSource {
  const assets = new Map([...document.assets].filter(([id]) => !brokenAssets.has(id)));
  const context: WriteContext = {
    profile: document.profile,
    assets,
    plainFormulas,
    written: new Map(),
    width: textArea(document.profile).width,
    figureHeight: LAYOUT.figureMaxHeight,
    fontSize: document.profile.fontSize,
    inCell: false,
    listDepth: 1,
  };
  const front = [
    writeHeadingPages(document),
    `#context [#metadata(query(<pv-row>).map(mark => (..mark.value, mark.location().page()))) <${ROW_PAGES}>]`,
    `#context [#metadata(query(<pv-mark>).map(mark => {
  let (page, y, ..) = mark.location().position()
  (..mark.value, page, y.mm())
})) <${MARKS}>]`,
    ...(document.article
      ? [...writeTitle(document, context), writeArticleGroups(document.article.front, context)]
      : writeFront(document, context)),
  ];
  const end = [
    ...(document.article ? [writeArticleGroups(document.article.back, context)] : []),
    ...writeInserted(document, 'end', context),
  ];
  const pieces = [
    preamble(document),
    front.join('\n'),
    ...document.parts.map((part) => writePart(part, document.sources, context)),
    ...end,
  ];
  return { source: `${pieces.join('\n')}\n`, pieces, assets, formulas: context.written };
}

/** The title page, or the ready one in its place, and what stands right after it; an article has none of its own. */
function writeTitle(document: GostDocument, context: WriteContext): string[] {
  const ready = writeInserted(document, 'title', context);
  const own = document.article ? [] : [writeTitlePage(titleRows(document), context)];
  return [...(ready.length > 0 ? ready : own), ...writeInserted(document, 'after_title', context)];
}

/** What a work has before its text. */
function writeFront(document: GostDocument, context: WriteContext): string[] {
  return [
    ...writeTitle(document, context),
    ...(document.performers ? [writePerformers(document.performers, document, context)] : []),
    ...(document.abstract ? [writeAbstract(document.abstract, document, context)] : []),
    ...(document.profile.form === 'work' ? [writeContents(document)] : ['#pagebreak(weak: true)']),
  ];
}

/** Asks the layout where sections, headings and listed illustrations stand, for `headingPages` of the compiled document. */
function writeHeadingPages({ abstract, article, parts }: GostDocument): string {
  const ids = [
    ...(abstract && !article ? [abstract.sectionId] : []),
    ...parts.flatMap((part) => [
      part.sectionId,
      ...(part.kind === 'references' ? [] : part.blocks).flatMap((block) => {
        if (block.kind === 'illustrations') return block.entries.map(({ id }) => id);
        return block.kind === 'heading' ? [block.id] : [];
      }),
    ]),
  ];
  const pairs = ids.map((id) => `(${typstString(id)}, ${typstString(nodeLabel(id))})`);
  return `#context [#metadata(${typstTuple(pairs)}.map(((id, label)) => (id, page-of(label)))) <${HEADING_PAGES}>]`;
}
