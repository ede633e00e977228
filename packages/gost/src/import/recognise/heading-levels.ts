import type { Block } from './block.ts';
import type { HeadingMark } from './heading-mark.ts';

/**
 * Brings levels into order: where no chapter is of level 1, all rise; inside a chapter a heading is
 * at most one level deeper than the one before. Gives the headings whose level was changed.
 */
export function settleLevels(marks: ReadonlyMap<Block, HeadingMark>): Set<Block> {
  const changed = new Set<Block>();
  raiseChapters([...marks.values()]);
  let before = 1;
  for (const [block, mark] of marks) {
    const level = Math.min(mark.level, before + 1, 4);
    if (level !== mark.level) changed.add(block);
    mark.level = level;
    before = level;
  }
  return changed;
}

/** Chapters in «Heading 2» under structural elements in «Heading 1» are chapters all the same. */
function raiseChapters(marks: readonly HeadingMark[]): void {
  const inBody = bodyMarks(marks);
  const highest = Math.min(...inBody.map((mark) => mark.level));
  if (inBody.length === 0 || highest === 1) return;
  for (const mark of inBody) mark.level -= highest - 1;
}

function bodyMarks(marks: readonly HeadingMark[]): HeadingMark[] {
  const result: HeadingMark[] = [];
  let inAppendix = false;
  for (const mark of marks) {
    if (mark.appendix) inAppendix = true;
    if (!inAppendix && !mark.structural) result.push(mark);
  }
  return result;
}
