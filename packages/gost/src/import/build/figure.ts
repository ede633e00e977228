import type { FigureImage, NodeJson } from '@pv/editor-schema';
import type { FlowPicture } from '../read/flow.ts';
import { type Block, isBlank, type PicturesBlock, type TextBlock } from '../recognise/block.ts';
import type { Recognition } from '../recognise/recognition.ts';
import {
  captionNodes,
  captionOf,
  type FoundCaption,
  isSureCaption,
  noteBookmarks,
  noteCaption,
} from './captioned.ts';
import type { Cursor } from './cursor.ts';
import { inlineNodes } from './inline-nodes.ts';
import type { BlockRule } from './scope.ts';

/** Pictures with a caption below or, failing that, above; captions whose picture is not there. */
export const figureRule: BlockRule = (cursor, { recognition }) => {
  const { here } = cursor;
  if (here?.kind === 'pictures') return picturesFirst(cursor, recognition);
  if (here?.kind !== 'text') return null;
  const caption = captionOf(here, 'figure');
  if (!caption) return null;
  return captionFirst(cursor, caption, recognition);
};

function picturesFirst(cursor: Cursor, recognition: Recognition): NodeJson[] {
  const group = takePictures(cursor);
  const below = captionBelow(cursor);
  if (!below) {
    return group.flatMap((block) =>
      block.pictures.map((picture) =>
        makeFigure({ pictures: [picture], groups: [block], caption: null, notes: [] }, recognition),
      ),
    );
  }
  cursor.passThrough(below.caption.block);
  const pictures = group.flatMap((block) => block.pictures);
  return [makeFigure({ pictures, groups: group, ...below }, recognition)];
}

/** Pictures that follow each other without text. */
function takePictures(cursor: Cursor): PicturesBlock[] {
  const group: PicturesBlock[] = [];
  while (cursor.here?.kind === 'pictures') {
    group.push(cursor.here);
    cursor.take();
    cursor.skipBlank();
    if (group.at(-1)?.pictures.some(({ alone }) => alone)) break;
  }
  return group;
}

interface CaptionBelow {
  caption: FoundCaption;
  /** Explanations between the picture and its caption, GOST 7.32-2017 clause 6.5.7. */
  notes: TextBlock[];
}

const EXPLANATION = /^\s*(\p{L}|\d{1,2})\s?[)—–-]/u;

function captionBelow(cursor: Cursor): CaptionBelow | null {
  const notes: TextBlock[] = [];
  for (let step = 0; step < 6; step += 1) {
    const block = cursor.ahead(step);
    const caption = captionOf(block, 'figure');
    if (caption) return { caption, notes };
    const explains = block?.kind === 'text' && EXPLANATION.test(block.text);
    if (!explains || block.text.length > 300 || block.source.list) return null;
    notes.push(block);
  }
  return null;
}

/** A caption before its picture; not when the picture has one of its own below. */
function captionFirst(
  cursor: Cursor,
  caption: FoundCaption,
  recognition: Recognition,
): NodeJson[] | null {
  const next = cursor.ahead(1);
  if (next?.kind === 'pictures' && !followedByCaption(cursor)) {
    cursor.take();
    cursor.skipBlank();
    const groups = takePictures(cursor);
    const pictures = groups.flatMap((block) => block.pictures);
    return [makeFigure({ pictures, groups, caption, notes: [] }, recognition)];
  }
  if (caption.labels.length === 0 || !isSureCaption(caption.block, 'figure')) return null;
  // a line of a list of figures under whatever name: the number is that of the figure with the picture
  if (caption.labels.some((label) => recognition.pictured.has(label))) return null;
  cursor.take();
  const figure = makeFigure({ pictures: [], groups: [], caption, notes: [] }, recognition);
  recognition.report.warn('caption_without_picture', figure, { label: caption.labels[0] ?? '' });
  return [figure];
}

function followedByCaption(cursor: Cursor): boolean {
  const { here } = cursor;
  const after = cursor.find(
    (block) => block !== here && block.kind !== 'pictures' && !isBlank(block),
  );
  return captionOf(after, 'figure') !== null;
}

interface FigureParts {
  pictures: FlowPicture[];
  groups: Block[];
  caption: FoundCaption | null;
  notes: TextBlock[];
}

function makeFigure(parts: FigureParts, recognition: Recognition): NodeJson {
  const { caption, notes, groups } = parts;
  const { report, newId } = recognition;
  const name = caption ? captionNodes(caption, recognition) : [];
  const explained = notes.flatMap((note) => [
    { type: 'hardBreak' },
    ...inlineNodes(note.inlines, recognition),
  ]);
  const content = [...name, ...explained];
  const figure: NodeJson = {
    type: 'figure',
    attrs: { id: newId(), images: [] },
    ...(content.length > 0 && { content }),
  };
  figure.attrs = { ...figure.attrs, images: imagesOf(parts.pictures, figure, recognition) };
  noteCaption(caption, figure, 'figure', recognition);
  for (const group of groups) noteBookmarks(group.bookmarks, figure, recognition);
  if (!caption) report.warn('figure_without_caption', figure);
  return figure;
}

/** The pictures that the file holds, as a figure has them; the others are told of. */
export function imagesOf(
  pictures: readonly FlowPicture[],
  figure: NodeJson,
  { pictures: library, report, textWidth }: Recognition,
): FigureImage[] {
  return pictures.flatMap((picture) => {
    const found = library.find(picture);
    if (found.kind === 'external') {
      report.warn('picture_external', figure, { address: found.address });
      return [];
    }
    if (found.kind === 'unsupported') {
      report.warn('picture_unsupported', figure, { format: found.format });
      return [];
    }
    const { id, width, height } = found.asset;
    const share = picture.width > 0 ? Math.round((picture.width / textWidth) * 100) : 100;
    return [
      {
        asset: id,
        width: Math.min(100, Math.max(10, share)),
        pixels: [width, height],
        alt: picture.alt,
      },
    ];
  });
}

/** Typed numbers of the captions that have a picture beside them. */
export function picturedLabels(blocks: readonly Block[]): ReadonlySet<string> {
  const filled = blocks.filter((block) => !isBlank(block));
  const labels = filled.flatMap((block, index) => {
    const after = filled.slice(index + 1).find(({ kind }) => kind !== 'pictures') ?? null;
    // a picture below that has its own caption is not the one of this
    const isBelow = filled[index + 1]?.kind === 'pictures' && !captionOf(after, 'figure');
    const beside = filled[index - 1]?.kind === 'pictures' || isBelow;
    return beside ? (captionOf(block, 'figure')?.labels ?? []) : [];
  });
  return new Set(labels);
}
