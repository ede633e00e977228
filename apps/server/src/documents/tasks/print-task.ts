import {
  anchorAt,
  anchorFinder,
  type DocumentSnapshot,
  figureImages,
  readSnapshot,
  walk,
} from '@pv/editor-schema';
import {
  type Asset,
  buildDocument,
  completeTitlePage,
  formatSource,
  type GostDocument,
  markComments,
} from '@pv/gost';
import { type FileComment, writeDocx } from '@pv/gost/docx';
import { type Compiler, compileDocument, type PrintedDocument } from '@pv/gost/typst';
import type { Doc } from 'yjs';
import { docOf } from '../store/load-updates.ts';
import type { Given, Gives, TaskProgress } from '../tasks.ts';

/** What a print task has of its child process. */
export interface Press {
  compiler: Compiler;
  /** The pictures with these ids, from the child's cache or from the server. */
  assets(pictures: Given<'print'>['pictures']): Promise<ReadonlyMap<string, Asset>>;
  /** Leaves a file for the server; gives its path. */
  leave(bytes: Uint8Array): Promise<string>;
}

type Writer = (
  document: GostDocument,
  printed: PrintedDocument,
  comments: readonly FileComment[],
) => Promise<Uint8Array>;

const WRITERS: Readonly<Record<Given<'print'>['format'], Writer>> = {
  pdf: async (_document, printed) => printed.pdf(),
  docx: (document, { headingPages, tableBreaks, pages }, comments) =>
    writeDocx(document, { headingPages, tableBreaks, pages, comments }),
};

/** The ids of the pictures that a text shows. */
function shownIn({ sections }: DocumentSnapshot): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const { content } of sections) {
    walk(content, (node) => {
      for (const { asset } of figureImages(node)) shown.add(asset);
    });
  }
  return shown;
}

/** A document with comments in its text. An object is commented at the words that stand next to it. */
function commentedDocument(doc: Doc, said: Given<'print'>['comments'] = []) {
  const finder = anchorFinder(doc);
  const [first = ''] = finder.sections;
  const stretches = said.map(({ anchor }, id) => {
    const { section, range, order } = finder.find(anchor ?? anchorAt(first));
    return { id, section, range: range ?? ([order, order + 1] as const) };
  });
  const { snapshot, shown } = markComments(readSnapshot(doc), stretches);
  const comments = said.map((one, id) => ({ ...one, id })).filter(({ id }) => shown.has(id));
  return { snapshot, comments };
}

/** Lays a document out and writes it in the asked format; the contents of a DOCX has the PDF's pages. */
export async function printTask(
  given: Given<'print'>,
  { compiler, assets, leave }: Press,
  onProgress: (progress: TaskProgress) => void,
): Promise<Gives<'print'>> {
  const tell = (share: number) => onProgress({ stage: null, share });
  const { snapshot, comments } = commentedDocument(docOf(given.updates), given.comments);
  const shown = shownIn(snapshot);
  // all that a document ever had may be many times what it shows, and more than there is memory for
  const pictures = await assets(given.pictures.filter(({ id }) => shown.has(id)));
  tell(0.2);
  const document = buildDocument(snapshot, {
    titlePage: completeTitlePage(given.titlePage, snapshot.settings.titleFields),
    assets: pictures,
    formatSource,
  });
  tell(0.3);
  const printed = compileDocument(compiler, document);
  tell(0.7);
  const bytes = await WRITERS[given.format](document, printed, comments);
  return { file: await leave(bytes), pages: printed.pages };
}
