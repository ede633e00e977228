import { type Block, isBlank } from './block.ts';
import { isContentsName, plainName } from './structural-names.ts';

const CONTENTS_STYLE = /^(toc|оглавление|table of figures|перечень рисунков)( ?\d|$|heading)/i;

/** A line that ends with a page number after dots, tabs or a gap. */
const WITH_PAGE = /(\t|\.{3,}|…|_{3,}|\s{2,}|[.…]\s)\s*\d{1,3}\s*$/;

/**
 * Finds contents: those that Word made as a field, and those typed by hand under «Содержание».
 * Gives the blocks to be set aside.
 */
export function findContents(blocks: readonly Block[]): Set<Block> {
  const found = new Set<Block>(blocks.filter(isMadeByWord));
  const later = countLines(blocks);
  blocks.forEach((block, index) => {
    if (block.kind !== 'text' || !isContentsName(block.text)) return;
    const lines = linesAfter(blocks, index + 1, later);
    const isMade = blocks.slice(index + 1, index + 4).some((next) => found.has(next));
    if (lines.length > 0 || isMade) for (const line of [block, ...lines]) found.add(line);
  });
  return found;
}

function isMadeByWord(block: Block): boolean {
  if (block.kind !== 'text') return false;
  const { generated, styleName } = block.source;
  return generated === 'contents' || (CONTENTS_STYLE.test(styleName) && block.text !== '');
}

/** How often each line of text occurs: an entry of the contents occurs again as a heading. */
function countLines(blocks: readonly Block[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const block of blocks) {
    if (block.kind !== 'text' || block.text.length > 250) continue;
    const name = plainName(block.text);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The lines of typed contents from `start`; a line that is wrapped may lack its page number. */
function linesAfter(
  blocks: readonly Block[],
  start: number,
  counts: ReadonlyMap<string, number>,
): Block[] {
  const lines: Block[] = [];
  for (let index = start; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (!block || !(isEntry(block, counts) || isWrapped(blocks, index, counts))) break;
    lines.push(block);
  }
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(0, last + 1);
}

function isEntry(block: Block, counts: ReadonlyMap<string, number>): boolean {
  if (isBlank(block) || isMadeByWord(block)) return true;
  if (block.kind === 'table') return isContentsTable(block);
  if (block.kind !== 'text' || block.text.length > 250) return false;
  if (WITH_PAGE.test(block.text)) return true;
  const isHeading = block.source.outline !== null;
  return !isHeading && (counts.get(plainName(block.text)) ?? 0) > 1 && !isContentsName(block.text);
}

function isWrapped(
  blocks: readonly Block[],
  index: number,
  counts: ReadonlyMap<string, number>,
): boolean {
  const block = blocks[index];
  const next = blocks[index + 1];
  if (block?.kind !== 'text' || next?.kind !== 'text') return false;
  if (block.source.outline !== null || block.text.length > 120) return false;
  return !isBlank(next) && isEntry(next, counts) && WITH_PAGE.test(next.text);
}

/** Contents set as a table: the last cell of most rows is a page number. */
function isContentsTable(block: Extract<Block, { kind: 'table' }>): boolean {
  const { rows } = block.table;
  const numbered = rows.filter((row) => {
    const last = row.cells.at(-1)?.blocks[0];
    const first = last?.kind === 'paragraph' ? last.inlines[0] : undefined;
    return first?.kind === 'text' && /^\s*\d{1,3}\s*$/.test(first.text);
  });
  return rows.length > 2 && numbered.length >= rows.length * 0.7;
}
