import { OBJECT } from '../read/flow.ts';
import type { Block, TextBlock } from './block.ts';
import { isBlank, listMarker } from './block.ts';
import { readCaption } from './captions.ts';
import { classifyHeading, type HeadingState, isDoubtful } from './classify-heading.ts';
import { type Cues, readCues } from './heading-cues.ts';
import { type HeadingMark, headingTitle } from './heading-mark.ts';
import { HeadingSequence } from './heading-sequence.ts';
import { isCode } from './is-code.ts';
import type { Usual } from './look.ts';
import { plainChapters } from './plain-chapters.ts';
import { structuralKind } from './structural-names.ts';

/** The headings of a document. */
export interface Headings {
  marks: Map<Block, HeadingMark>;
  /** Second lines of headings: their text is in the mark of the line before. */
  absorbed: Set<Block>;
  /** Lines that may be headings; they stay text and are asked about. */
  doubtful: Set<TextBlock>;
}

/**
 * Finds the headings: by style, by outline level, by their names, by numbers that follow each other,
 * and, where a document has none of these, by capitals.
 */
export function findHeadings(blocks: readonly Block[], usual: Usual): Headings {
  const headings: Headings = {
    marks: new Map(),
    absorbed: new Set(),
    doubtful: new Set(),
  };
  const cues = blocks.map((_, index) => readCues(blocks, index, usual));
  const state = initialState(blocks, cues);
  blocks.forEach((block, index) => {
    const own = cues[index];
    if (!own || headings.absorbed.has(block)) return;
    const mark = classifyHeading(own, state);
    if (mark) {
      headings.marks.set(block, mark);
      if (mark.title === '' && !mark.appendix?.plural) absorbTitle(mark, index);
      advance(state, mark);
    } else if (own.styled === null && isDoubtful(own, state) && !isNearObject(blocks, index)) {
      headings.doubtful.add(own.block);
    }
  });
  return headings;

  /** «Глава 1» and «ПРИЛОЖЕНИЕ А» may have their names on the next line. */
  function absorbTitle(mark: HeadingMark, index: number): void {
    const at = blocks.findIndex((block, other) => other > index && !isBlank(block));
    const next = cues[at];
    const block = blocks[at];
    if (!next || !block || !isTitleLine(next, blocks[index], usual)) return;
    mark.title = headingTitle(next.block.text);
    headings.absorbed.add(block);
  }
}

function initialState(blocks: readonly Block[], cues: readonly (Cues | null)[]): HeadingState {
  const present = cues.filter((own) => own !== null);
  const styled = present.filter(
    (own) => own.styled !== null && own.short && !structuralKind(own.block.text),
  );
  const numbered = present.filter((own) => own.short && own.emphatic && own.number);
  const hasHints = styled.length > 0 || numbered.length > 0;
  const chapters = hasHints ? new Set<Block>() : plainChapters(blocks, cues);
  return {
    sequence: new HeadingSequence(),
    zone: 'body',
    seen: new Set(),
    hasStyledChapters: styled.filter((own) => own.styled === 1).length >= 2,
    onlyLooks: styled.length === 0 && numbered.length < 2 && chapters.size === 0,
    plainChapters: chapters,
  };
}

function advance(state: HeadingState, mark: HeadingMark): void {
  if (mark.structural) state.seen.add(mark.structural);
  if (mark.structural === 'references') state.zone = 'references';
  else if (mark.appendix) state.zone = 'appendix';
  else if (mark.level === 1) state.zone = 'body';
  if (!mark.structural && !mark.appendix) state.sequence.pass(mark.number, mark.level);
}

function isTitleLine(next: Cues, heading: Block | undefined, usual: Usual): boolean {
  const { block, look, emphatic, number } = next;
  if (
    !next.short ||
    block.text.includes(OBJECT) ||
    listMarker(block) ||
    isCode(block, usual) ||
    number
  )
    return false;
  if (block.pageBreakBefore || structuralKind(block.text)) return false;
  const sameStyle = heading?.kind === 'text' && heading.source.styleId === block.source.styleId;
  const styledAlike = sameStyle && block.source.outline !== null;
  return styledAlike || emphatic || look.centred;
}

/** A line by a picture or a table, or under a bare caption, is the name of that and no heading. */
function isNearObject(blocks: readonly Block[], index: number): boolean {
  const before = blocks.slice(0, index).findLast((block) => !isBlank(block));
  const after = blocks.slice(index + 1).find((block) => !isBlank(block));
  if (after?.kind === 'table' || before?.kind === 'pictures') return true;
  return before?.kind === 'text' && readCaption(before.text) !== null;
}
