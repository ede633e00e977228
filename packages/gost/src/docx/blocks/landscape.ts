import { Paragraph } from 'docx';
import type { Block, BlockOf } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { seenBefore } from '../../model/move-figures.ts';
import { twips } from '../units.ts';
import { newFlow, type Piece, type Scope } from '../writer.ts';

/** Stands where the pages are turned; it is no part of the file, which is cut there. */
export class PageTurn extends Paragraph {
  readonly landscape: boolean;

  constructor(landscape: boolean) {
    super({});
    this.landscape = landscape;
  }
}

/** Whether a page may begin here: in running text, not in a cell or a list. */
export const turnable = ({ textStyle, listDepth }: Scope): boolean =>
  textStyle === 'GostText' && listDepth === 0;

/** Writes what may stand on pages turned on their side, after which the text goes on. */
export const turning =
  <B extends BlockOf<'figure' | 'table'>>(write: (block: B, scope: Scope) => Piece[]) =>
  (block: B, scope: Scope): Piece[] => {
    if (!block.landscape || !turnable(scope)) return write(block, scope);
    const width = scope.width + twips(LAYOUT.turned);
    const figureHeight = scope.figureHeight - LAYOUT.turned;
    const pieces = write(block, { ...scope, width, figureHeight, flow: newFlow() });
    Object.assign(scope.flow, newFlow());
    return [new PageTurn(true), ...pieces, new PageTurn(false)];
  };

const isEmptyLine = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  block.inlines.every((one) => one.kind === 'text' && one.text.trim() === '');

/** Blocks without the empty lines after what has pages of its own: they would be a page alone. */
export const withoutEmptyPages = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, at) => {
    const before = isEmptyLine(block) ? seenBefore(blocks, at) : undefined;
    return !(before && 'landscape' in before && before.landscape);
  });

/** The body cut where the pages are turned, in order; parts without anything are left out. */
export function cutAtTurns<T>(body: readonly T[]): { landscape: boolean; children: T[] }[] {
  const parts = [{ landscape: false, children: [] as T[] }];
  for (const piece of body) {
    if (piece instanceof PageTurn) parts.push({ landscape: piece.landscape, children: [] });
    else parts.at(-1)?.children.push(piece);
  }
  return parts.filter(({ children }) => children.length > 0);
}
