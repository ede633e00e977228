import { ASSET_MAX_BYTES } from '@pv/contract';
import {
  type FigureImage,
  figureImages,
  type NodeJson,
  readSectionContent,
  sectionFragment,
} from '@pv/editor-schema';
import type { Editor } from '@tiptap/core';
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap';
import type { XmlFragment } from 'yjs';
import type { LiveDocument } from '../document/live-document.ts';
import { newId } from '../document/new-id.ts';
import type { Workbench } from '../shell/workbench.ts';
import { figureAround, withParts } from './figure-parts.ts';
import { putBlocks } from './put-blocks.ts';

const TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/svg+xml',
]);

/** Why a file cannot be a picture of the document. */
type PictureProblem = 'wrongType' | 'tooLarge';

export function pictureProblem(file: File): PictureProblem | null {
  if (!TYPES.has(file.type)) return 'wrongType';
  return file.size > ASSET_MAX_BYTES ? 'tooLarge' : null;
}

/** Pixels of the text column of the page: wider pictures are shown at its full width. */
const TEXT_WIDTH = 624;

/** Share of the text width at which a picture of so many pixels stands, 10 to 100 percent. */
export function naturalWidth(pixels: number): number {
  if (pixels <= 0) return 100;
  return Math.max(10, Math.min(100, Math.round((pixels / TEXT_WIDTH) * 100)));
}

/**
 * Sends a picture to the storage of the document and gives how it stands in a figure.
 * @throws ApiError when the server refuses it or is silent
 */
export async function uploadPicture(
  { sendPicture, assets, setUpload }: Workbench,
  file: File,
): Promise<FigureImage> {
  const name = file.name || 'picture.png';
  const show = (share: number) => setUpload({ name, percent: Math.round(share * 100) });
  show(0);
  try {
    const asset = await sendPicture(file, show);
    assets.add(asset);
    const { id, width, height } = asset;
    return { asset: id, width: naturalWidth(width), pixels: [width, height], alt: '' };
  } finally {
    setUpload(null);
  }
}

/** Remembers a place of the text while others go on typing; gives where it is later, else the caret. */
function holdPlace(editor: Editor, pos: number): () => number {
  const before = ySyncPluginKey.getState(editor.state);
  const relative = absolutePositionToRelativePosition(pos, before.type, before.binding.mapping);
  return () => {
    const now = ySyncPluginKey.getState(editor.state);
    const found = relativePositionToAbsolutePosition(
      now.doc,
      now.type,
      relative,
      now.binding.mapping,
    );
    return found ?? editor.state.selection.from;
  };
}

type Block = ReturnType<XmlFragment['toArray']>[number];

/**
 * Puts figures after a block of a section that is not edited here any more, at its end when the block is
 * gone. One step of the history.
 */
export function addFigures(
  { doc, replaceContents }: Pick<LiveDocument, 'doc' | 'replaceContents'>,
  place: { sectionId: string; after: Block | undefined },
  figures: readonly NodeJson[],
): void {
  const blocks = readSectionContent(doc, place.sectionId).content ?? [];
  const there = sectionFragment(doc, place.sectionId).toArray();
  const at = place.after ? there.indexOf(place.after) + 1 : 0;
  const named = figures.map((figure) => ({ ...figure, attrs: { ...figure.attrs, id: newId() } }));
  const content = blocks.toSpliced(at > 0 ? at : blocks.length, 0, ...named);
  replaceContents(new Map([[place.sectionId, { type: 'doc', content }]]), 'figure.add');
}

const PICTURED: ReadonlySet<string> = new Set(['figure', 'partedFigure', 'figurePart']);

function inFigure(node: NodeJson, id: string, change: (figure: NodeJson) => NodeJson): NodeJson {
  if (PICTURED.has(node.type) && node.attrs?.id === id) return change(node);
  if (!node.content) return node;
  return { ...node, content: node.content.map((child) => inFigure(child, id, change)) };
}

/**
 * Changes the pictures of a figure or of a part in one step of the history, whether or not its section is edited by
 * now; nothing happens when the figure is gone.
 */
export function changeFigure(
  { doc, replaceContents }: Pick<LiveDocument, 'doc' | 'replaceContents'>,
  figure: { sectionId: string; id: string },
  change: (images: FigureImage[]) => FigureImage[],
): void {
  const content = inFigure(readSectionContent(doc, figure.sectionId), figure.id, (node) => ({
    ...node,
    attrs: { ...node.attrs, images: change(figureImages(node)) },
  }));
  replaceContents(new Map([[figure.sectionId, content]]), 'figure.change');
}

/** Adds parts to a figure in one step of the history, as `withParts` does; nothing when it is gone. */
export function addParts(
  { doc, replaceContents }: Pick<LiveDocument, 'doc' | 'replaceContents'>,
  { sectionId, id, part }: { sectionId: string; id: string; part: string | null },
  images: readonly FigureImage[],
): void {
  const content = inFigure(readSectionContent(doc, sectionId), id, (node) =>
    withParts(node, images, part),
  );
  replaceContents(new Map([[sectionId, content]]), 'figure.part');
}

/** The caret goes into the explanation of the part with that picture, if its section is still edited. */
function explain(bench: Workbench, asset: string): void {
  const editor = bench.editor();
  if (!editor || editor.isDestroyed) return;
  let found: number | null = null;
  editor.state.doc.descendants((node, pos) => {
    const shows = node.type.name === 'figurePart' && figureImages(node)[0]?.asset === asset;
    if (shows) found = pos;
    return !node.isTextblock;
  });
  if (found !== null)
    editor
      .chain()
      .focus()
      .setTextSelection(found + 1)
      .run();
}

/**
 * Uploads pictures and adds each as a part to a figure of the section that is edited.
 * @throws ApiError when the server refuses one or is silent; those before it are added all the same
 */
export async function uploadParts(
  bench: Workbench,
  figure: { id: string; part: string | null },
  files: readonly File[],
): Promise<void> {
  const sectionId = bench.active()?.id;
  if (sectionId === undefined) return;
  const images: FigureImage[] = [];
  try {
    for (const file of files) images.push(await uploadPicture(bench, file));
  } finally {
    const last = images.at(-1);
    if (last) {
      addParts(bench.live, { sectionId, ...figure }, images);
      explain(bench, last.asset);
    }
  }
}

/**
 * Uploads pictures and puts each as a figure at `pos`, or at the caret, which goes into the caption of
 * the first; on a figure they become parts of it. Who has gone on to another section in the meantime finds them where he asked for them.
 * @throws ApiError when the server refuses one or is silent; those before it are put all the same
 */
export async function insertPictures(
  bench: Workbench,
  files: readonly File[],
  pos?: number,
): Promise<void> {
  const editor = bench.editor();
  const sectionId = bench.active()?.id;
  if (!editor || sectionId === undefined) return;
  const at = pos ?? editor.state.selection.from;
  const around = figureAround(editor.state.doc, at);
  if (around) return uploadParts(bench, around, files);
  const place = holdPlace(editor, at);
  const block = editor.state.doc.resolve(at).index(0);
  const after = sectionFragment(bench.live.doc, sectionId).toArray()[block];
  const figures: NodeJson[] = [];
  try {
    for (const file of files) {
      figures.push({ type: 'figure', attrs: { images: [await uploadPicture(bench, file)] } });
    }
  } finally {
    if (figures.length > 0 && editor.isDestroyed) {
      addFigures(bench.live, { sectionId, after }, figures);
    } else if (figures.length > 0) {
      editor.view.dispatch(putBlocks(editor.state, figures, place()));
      editor.view.focus();
    }
  }
}
