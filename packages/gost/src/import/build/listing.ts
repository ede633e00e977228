import type { NodeJson } from '@pv/editor-schema';
import { type Block, isBlank } from '../recognise/block.ts';
import type { Recognition } from '../recognise/recognition.ts';
import { captionNodes, captionOf, type FoundCaption, noteCaption } from './captioned.ts';
import { codeBlock, framedCode, isCodeHere, takeCode } from './code.ts';
import type { Cursor } from './cursor.ts';
import type { BlockRule } from './scope.ts';

/** Code with a caption above or below becomes a listing, code without one a bare block. */
export const listingRule: BlockRule = (cursor, { recognition }) => {
  const above = captionOf(cursor.here, 'listing');
  if (above) {
    if (!startsCode(cursor.ahead(1), recognition)) return null;
    cursor.take();
    cursor.skipBlank();
    return [makeListing(take(cursor, recognition), above, recognition)];
  }
  if (!startsCode(cursor.here, recognition)) return null;
  const code = take(cursor, recognition);
  const below = captionPastBlank(cursor);
  if (below && below.labels.length > 0 && !captionsNext(cursor, below, recognition)) {
    cursor.passThrough(below.block);
    return [makeListing(code, below, recognition)];
  }
  const block = codeBlock(code);
  recognition.report.became('code', '', block);
  return [block];
};

function captionPastBlank(cursor: Cursor): FoundCaption | null {
  cursor.skipBlank();
  return captionOf(cursor.here, 'listing');
}

/** The caption is that of the next code, not of the one before. */
function captionsNext(cursor: Cursor, caption: FoundCaption, recognition: Recognition): boolean {
  let passed = false;
  const next = cursor.find((block) => {
    if (block === caption.block) passed = true;
    return passed && block !== caption.block && !isBlank(block);
  });
  return startsCode(next, recognition);
}

function startsCode(block: Block | null, recognition: Recognition): boolean {
  return isCodeHere(block, recognition) || framedCode(block, recognition) !== null;
}

function take(cursor: Cursor, recognition: Recognition): string {
  const framed = framedCode(cursor.here, recognition);
  if (!framed) return takeCode(cursor, recognition);
  cursor.take();
  recognition.report.putAside('lineNumbers', framed.lineNumbers);
  return framed.code;
}

function makeListing(code: string, caption: FoundCaption, recognition: Recognition): NodeJson {
  const name = captionNodes(caption, recognition);
  const listing: NodeJson = {
    type: 'listing',
    attrs: { id: recognition.newId() },
    content: [
      { type: 'listingCaption', ...(name.length > 0 && { content: name }) },
      codeBlock(code),
    ],
  };
  noteCaption(caption, listing, 'listing', recognition);
  return listing;
}
