import { type NodeJson, textAttribute } from '@pv/editor-schema';
import { addLabel, type LabelKind } from '../labels.ts';
import { sliceInlines } from '../read/flow.ts';
import type { Block, TextBlock } from '../recognise/block.ts';
import {
  automaticCaption,
  type CaptionKind,
  isCaptionStyle,
  readCaption,
} from '../recognise/captions.ts';
import { letterOf } from '../recognise/letters.ts';
import type { Recognition } from '../recognise/recognition.ts';
import { inlineNodes } from './inline-nodes.ts';

/** A caption found by an object. */
export interface FoundCaption {
  block: TextBlock;
  labels: string[];
  /** Where the name begins in the block's text. */
  end: number;
  doubled: boolean;
  /** The name stands in a paragraph of its own, under the word and number. */
  name: TextBlock | null;
}

/** Longer than any caption is. */
const MAX_CAPTION = 1_200;

/**
 * Reads a block as the caption of a neighbour of that kind. Without a dash after the number the name
 * has to begin with a capital; without a number the style has to say that it is a caption.
 */
export function captionOf(block: Block | null, kind: CaptionKind): FoundCaption | null {
  if (block?.kind !== 'text' || block.text === '' || block.text.length > MAX_CAPTION) return null;
  const automatic = automaticCaption(block);
  const caption = automatic ?? readCaption(block.text);
  if (caption && caption.kind !== kind) return null;
  if (automatic) return { block, labels: automatic.labels, end: 0, doubled: false, name: null };
  if (!caption) {
    const byStyle = isCaptionStyle(block.source.styleName);
    return byStyle ? { block, labels: [], end: 0, doubled: false, name: null } : null;
  }
  const isName = /^[\s«"“(]*[\p{Lu}\d]/u.test(block.text.slice(caption.end));
  if (!caption.parted && !isName) return null;
  const { labels, end } = caption;
  return { block, labels, end, doubled: labels.length > 1, name: null };
}

/** True for a caption that is one wherever it stands: a capital, a number, a dash and a name. */
export function isSureCaption(block: TextBlock, kind: CaptionKind): boolean {
  const caption = readCaption(block.text);
  if (caption?.kind !== kind || !caption.parted || block.text.length > 300) return false;
  return /^\s*\p{Lu}/u.test(block.text) && block.text.slice(caption.end).trim() !== '';
}

/** The name in a caption as inline nodes. */
export function captionNodes(caption: FoundCaption, recognition: Recognition): NodeJson[] {
  const own = sliceInlines(caption.block.inlines, caption.end);
  const inlines = caption.name ? caption.name.inlines : own;
  return inlineNodes(inlines, recognition, { plain: true });
}

/** Notes the caption's numbers and bookmarks as those of `node` and tells the report. */
export function noteCaption(
  caption: FoundCaption | null,
  node: NodeJson,
  kind: CaptionKind,
  recognition: Recognition,
): void {
  const typed = caption ? caption.block.text.slice(0, caption.end).trim() : '';
  recognition.report.became(kind, typed, node);
  if (!caption) return;
  noteLabels(kind, caption.labels, node, recognition);
  noteBookmarks(caption.block.bookmarks, node, recognition);
  if (caption.doubled) recognition.report.warn('caption_doubled', node, { was: typed });
}

/** Notes typed numbers as those of `node`; one typed before is told. */
export function noteLabels(
  kind: LabelKind,
  labels: readonly string[],
  node: NodeJson,
  { labels: book, report, letters }: Recognition,
): void {
  const id = textAttribute(node, 'id');
  for (const label of labels) {
    if (!addLabel(book, kind, label, id)) report.warn('label_repeated', node, { kind, label });
    const letter = letterOf(label);
    if (letter !== null) letters.set(node, letter);
  }
}

/** Notes that bookmarks lead to `node`. */
export function noteBookmarks(
  names: readonly string[],
  node: NodeJson,
  { bookmarks }: Recognition,
): void {
  for (const name of names) bookmarks.set(name, textAttribute(node, 'id'));
}
