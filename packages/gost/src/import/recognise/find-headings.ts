import type { NumberingScheme } from '@pv/editor-schema';
import { OBJECT } from '../read/flow.ts';
import { type Block, isBlank, listMarker, type TextBlock } from './block.ts';
import { readCaption } from './captions.ts';
import { classifyHeading, type HeadingState, isDoubtful } from './classify-heading.ts';
import { type Cues, HeadingSequence, readCues } from './heading-cues.ts';
import {
  type HeadingMark,
  headingTitle,
  isAppendixStatus,
  readAppendixHeading,
} from './heading-mark.ts';
import { isCode, type Usual } from './look.ts';
import type { Recognition } from './recognition.ts';
import { structuralKind } from './structural-names.ts';
import { isLetterhead } from './title-fields.ts';

/** Characters of text that a chapter has at least between its heading and the next one's. */
const MIN_CHAPTER = 250;

/**
 * In a document whose headings have neither a style nor any emphasis: lines «1 Обзор», «2 Проект» …
 * that count on without a gap through the text, each standing alone and followed by enough text.
 * One such line proves nothing, so there must be two.
 */
function plainChapters(
  blocks: readonly Block[],
  cues: readonly (Cues | null)[],
): ReadonlySet<Block> {
  const found: Block[] = [];
  let textSince = Number.POSITIVE_INFINITY;
  cues.forEach((own, index) => {
    const isNext = own !== null && own.number?.number === String(found.length + 1);
    if (isNext && isCandidate(own) && textSince >= MIN_CHAPTER && !followsItem(blocks, index)) {
      found.push(own.block);
      textSince = 0;
      return;
    }
    const block = blocks[index];
    if (block?.kind === 'text') textSince += block.text.length;
  });
  return new Set(found.length > 1 ? found : []);
}

/**
 * Lines «2 Проект» after which the next numbered line is «2.1 …»: whatever they look like, they open a
 * chapter that has sections.
 */
function openedChapters(cues: readonly (Cues | null)[]): Set<Block> {
  const found = new Set<Block>();
  const numbered = cues.filter((own) => own?.number && !own.number.worded && own.short);
  numbered.forEach((own, index) => {
    const next = numbered[index + 1]?.number;
    if (own && isCandidate(own) && next?.number === `${own.number?.number}.1`) found.add(own.block);
  });
  return found;
}

function isCandidate({ block, number, automatic, short, hasSibling, look }: Cues): boolean {
  if (!number || number.depth > 1 || automatic || hasSibling || !short) return false;
  const isTitle = /^\p{Lu}/u.test(block.text.slice(number.end)) && !/[.;:,!?]$/.test(block.text);
  return isTitle && block.text.length <= 120 && !look.partlyBold;
}

/** A line after another numbered line, or after a colon, is an item of a list. */
function followsItem(blocks: readonly Block[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = blocks[at];
    if (!before || isBlank(before)) continue;
    return before.kind === 'text' && /^\s*\d{1,2}[.)\s]|:\s*$/.test(before.text);
  }
  return false;
}

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

/**
 * How the writer counted figures, tables, listings and formulas: «3.1» by section, «7» through the
 * document, by the majority of typed numbers. By section where none is typed.
 * Where both are typed the report tells which was taken.
 */
export function numberingScheme({ labels, report }: Recognition): NumberingScheme {
  const { figure, table, listing, formula } = labels.targets;
  const typed = [figure, table, listing, formula].flatMap((targets) => Object.keys(targets));
  const digits = typed.filter((label) => /^\d/.test(label));
  const through = digits.filter((label) => !label.includes('.')).length;
  const scheme = through > digits.length / 2 ? 'through' : 'section';
  if (through > 0 && through < digits.length) report.warn('numbering_assumed', null, { scheme });
  return scheme;
}

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
    if (mark.appendix && next && isAppendixStatus(next.block.text)) {
      mark.typed += ` ${next.block.text}`;
      headings.absorbed.add(next.block);
      absorbTitle(mark, at);
      return;
    }
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
  const opened = openedChapters(cues);
  const chapters = hasHints ? opened : new Set([...plainChapters(blocks, cues), ...opened]);
  const styledChapters = styled.filter((own) => own.styled === 1);
  return {
    sequence: new HeadingSequence(),
    zone: 'body',
    seen: new Set(),
    hasStyledChapters: styledChapters.length >= 2,
    styledNumbers: new Set(
      styledChapters
        .filter(({ block }) => !readAppendixHeading(block.text))
        .map((own) => (own.automatic ? null : (own.number?.number.split('.')[0] ?? null))),
    ),
    onlyLooks: styled.length === 0 && numbered.length < 2 && chapters.size === 0,
    plainChapters: chapters,
    sectioned: new Set(
      present.flatMap(({ number }) =>
        number && number.depth > 1 ? (number.number.split('.')[0] ?? []) : [],
      ),
    ),
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
  if (block.pageBreakBefore || structuralKind(block.text) || isLetterhead(block.text)) return false;
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
