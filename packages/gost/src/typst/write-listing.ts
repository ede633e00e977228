import { typstString } from '../formula/typst-string.ts';
import type { BlockOf } from '../model/document.ts';
import { LAYOUT } from '../model/layout.ts';
import { wrapCode } from './wrap-code.ts';
import { writeCaption } from './write-caption.ts';
import { monoCapacity, nodeLabel, type WriteContext } from './write-context.ts';

/** Code with a caption and a number. */
export function writeListing(
  { id, number, caption, code }: BlockOf<'listing'>,
  context: WriteContext,
): string {
  const text = writeCaption('Листинг', number, caption, context);
  return `#listing(${typstString(nodeLabel(id))}, ${text}, ${codeString(code, context)})`;
}

/** Code without a caption. */
export function writeCode({ code }: BlockOf<'code'>, context: WriteContext): string {
  return `#${context.inCell ? 'cell-code' : 'code'}(${codeString(code, context)})`;
}

function codeString(code: string, { width, profile, inCell }: WriteContext): string {
  const padding = inCell ? 0 : (2 * LAYOUT.cellPaddingX * 25.4) / 72;
  return typstString(wrapCode(code, monoCapacity(width - padding, profile.listingFontSize)));
}
