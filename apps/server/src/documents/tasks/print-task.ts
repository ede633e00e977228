import { type DocumentSnapshot, figureImages, readSnapshot, walk } from '@pv/editor-schema';
import {
  type Asset,
  buildDocument,
  completeTitlePage,
  formatSource,
  type GostDocument,
} from '@pv/gost';
import { writeDocx } from '@pv/gost/docx';
import { type Compiler, compileDocument, type PrintedDocument } from '@pv/gost/typst';
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

type Writer = (document: GostDocument, printed: PrintedDocument) => Promise<Uint8Array>;

const WRITERS: Readonly<Record<Given<'print'>['format'], Writer>> = {
  pdf: async (_document, printed) => printed.pdf(),
  docx: (document, { headingPages, tableBreaks, pages }) =>
    writeDocx(document, { headingPages, tableBreaks, pages }),
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

/** Lays a document out and writes it in the asked format; the contents of a DOCX has the PDF's pages. */
export async function printTask(
  given: Given<'print'>,
  { compiler, assets, leave }: Press,
  onProgress: (progress: TaskProgress) => void,
): Promise<Gives<'print'>> {
  const tell = (share: number) => onProgress({ stage: null, share });
  const snapshot = readSnapshot(docOf(given.updates));
  const shown = shownIn(snapshot);
  // all that a document ever had may be many times what it shows, and more than there is memory for
  const pictures = await assets(given.pictures.filter(({ id }) => shown.has(id)));
  tell(0.2);
  const context = {
    titlePage: completeTitlePage(given.titlePage, snapshot.settings.titleFields),
    assets: pictures,
    formatSource,
  };
  const document = buildDocument(snapshot, context);
  tell(0.3);
  const printed = compileDocument(compiler, document);
  tell(0.7);
  const revisions = given.revisions === true && given.format === 'docx';
  const written = revisions ? buildDocument(snapshot, { ...context, revisions }) : document;
  const bytes = await WRITERS[given.format](written, printed);
  return { file: await leave(bytes), pages: printed.pages };
}
