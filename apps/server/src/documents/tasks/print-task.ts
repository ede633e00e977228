import {
  anchorAt,
  anchorFinder,
  type DocumentSnapshot,
  plainOrigins,
  readSnapshot,
} from '@pv/editor-schema';
import {
  type Asset,
  type Block,
  buildDocument,
  completeTitlePage,
  formatSource,
  type GostDocument,
  markComments,
  moveFigures,
} from '@pv/gost';
import { type FileComment, writeDocx } from '@pv/gost/docx';
import { packText, writeLatex, writeMarkdown } from '@pv/gost/texts';
import { type Compiler, compileDocument } from '@pv/gost/typst';
import type { Doc } from 'yjs';
import { docOf } from '../store/doc-of.ts';
import type { Given, Gives, PictureHead, PrintedComment, TaskProgress } from '../tasks.ts';
import { shownPictures } from './shown-pictures.ts';
import type { ReadText } from './text-cache.ts';

/** What a print task has of its child process. */
export interface Press {
  compiler: Compiler;
  /** The pictures with these ids, from the child's cache or from the server. */
  assets(pictures: readonly PictureHead[]): Promise<ReadonlyMap<string, Asset>>;
  /** The text of a document as it is now; see `createTextCache`. */
  text(documentId: string): Promise<ReadText>;
  /** Leaves a file for the server; gives its path. */
  leave(bytes: Uint8Array): Promise<string>;
}

/** What a writer makes: the bytes, and how many pages they are on where they are laid out. */
interface Written {
  bytes: Uint8Array;
  pages: number | null;
  ending: string;
}

/** What a writer is given besides the document that is laid out, which is without what is suggested. */
interface WriterGiven {
  compiler: Compiler;
  /** What a file of Word shows of the document. */
  shown: GostDocument;
  /** Whether a block of `shown` is laid out. */
  isLaidOut: (block: Block) => boolean;
  comments: readonly FileComment[];
  /** Only for looking at. */
  preview: boolean;
}

type Writer = (document: GostDocument, given: WriterGiven) => Promise<Written>;

/** The contents of a DOCX have the pages of the PDF, and its figures the places; texts are not laid out. */
const WRITERS: Readonly<Record<Given<'print'>['format'], Writer>> = {
  async pdf(document, { compiler, preview }) {
    const printed = compileDocument(compiler, document);
    return { bytes: printed.pdf({ tagged: !preview }), pages: printed.pages, ending: 'pdf' };
  },
  async docx(document, { compiler, shown, isLaidOut, comments }) {
    const { headingPages, tableBreaks, pages, moves } = compileDocument(compiler, document);
    const bytes = await writeDocx(moveFigures(shown, moves, isLaidOut), {
      headingPages,
      tableBreaks,
      pages,
      comments,
    });
    return { bytes, pages, ending: 'docx' };
  },
  async markdown(document) {
    return { ...(await packText(writeMarkdown(document), 'md')), pages: null };
  },
  async latex(document) {
    return { ...(await packText(writeLatex(document), 'tex')), pages: null };
  },
};

/** A document with comments in its text. An object is commented at the words that stand next to it. */
function commentedDocument(doc: Doc, said: readonly PrintedComment[]) {
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

/** Tells the blocks of a text with suggestions that are in the text without them. */
function plainBlocks({ sections }: DocumentSnapshot): (block: Block) => boolean {
  const plain = new Map(sections.map(({ id, content }) => [id, new Set(plainOrigins(content))]));
  return ({ place: { sectionId, path } }) => plain.get(sectionId)?.has(path[0] ?? 0) === true;
}

/** A kept text. */
function textOf(updates: readonly Uint8Array[], pictures: readonly PictureHead[]): ReadText {
  const doc = docOf(updates);
  return { doc, read: () => readSnapshot(doc), pictures };
}

/** Writes a document in the asked format. */
export async function printTask(
  given: Given<'print'>,
  { compiler, assets, text, leave }: Press,
  onProgress: (progress: TaskProgress) => void,
): Promise<Gives<'print'>> {
  const tell = (share: number) => onProgress({ stage: null, share });
  const { preview = false, comments: said = [] } = given;
  const { doc, read, ...named } =
    typeof given.text === 'string' ? await text(given.text) : textOf(given.text, given.pictures);
  const { snapshot, comments } =
    said.length > 0 ? commentedDocument(doc, said) : { snapshot: read(), comments: [] };
  const ready = snapshot.settings.insertedPages ?? [];
  const shown = new Set([...shownPictures(snapshot), ...ready.map(({ asset }) => asset)]);
  // all that a document ever had may be many times what it shows, and more than there is memory for
  const pictures = await assets(named.pictures.filter(({ id }) => shown.has(id)));
  tell(0.2);
  const context = {
    titlePage: completeTitlePage(given.titlePage, snapshot.settings),
    assets: pictures,
    formatSource,
  };
  const document = buildDocument(snapshot, context);
  tell(0.3);
  const marked =
    given.revisions === true
      ? {
          shown: buildDocument(snapshot, { ...context, revisions: true }),
          isLaidOut: plainBlocks(snapshot),
        }
      : { shown: document, isLaidOut: () => true };
  const { bytes, pages, ending } = await WRITERS[given.format](document, {
    compiler,
    ...marked,
    comments,
    preview,
  });
  return { file: await leave(bytes), pages, ending };
}
