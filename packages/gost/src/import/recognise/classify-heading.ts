import { type Block, listMarker } from './block.ts';
import type { Cues, HeadingSequence } from './heading-cues.ts';
import {
  type AppendixHeading,
  type HeadingMark,
  headingTitle,
  isConclusions,
  readAppendixHeading,
} from './heading-mark.ts';
import { structuralKind } from './structural-names.ts';

/** What has been met before this paragraph. */
export interface HeadingState {
  sequence: HeadingSequence;
  zone: 'body' | 'references' | 'appendix';
  /** Structural elements met so far. */
  seen: Set<string>;
  /** The document has chapters in heading styles. */
  hasStyledChapters: boolean;
  /** Typed numbers of chapters in heading styles; `null` among them where one has none. */
  styledNumbers: ReadonlySet<string | null>;
  /** No heading has a style or a number: capitals in the middle are chapters then. */
  onlyLooks: boolean;
  /** Lines that are chapters by their numbers alone: these count through the document, or their sections follow. */
  plainChapters: ReadonlySet<Block>;
  /** Numbers of chapters that have typed sections: «1» where there is «1.1 …». */
  sectioned: ReadonlySet<string>;
}

type Rule = (cues: Cues, state: HeadingState) => HeadingMark | null;

/** Tries the rules in order; null for a paragraph that is no heading. */
export function classifyHeading(cues: Cues, state: HeadingState): HeadingMark | null {
  if (!cues.short) return null;
  for (const rule of RULES) {
    const mark = rule(cues, state);
    if (mark) return mark;
  }
  return null;
}

const RULES: readonly Rule[] = [
  byName,
  byAppendix,
  byStyle,
  byWord,
  byNumber,
  byConclusions,
  byLook,
];

/** «ВВЕДЕНИЕ» on a line of its own is a heading in whatever clothes. */
function byName(cues: Cues, state: HeadingState): HeadingMark | null {
  const { block, number, styled } = cues;
  const deepest = state.hasStyledChapters ? 1 : 2;
  if ((number && number.depth > 1) || (styled !== null && styled > deepest)) return null;
  const name = block.text.slice(number && !cues.automatic ? number.end : 0);
  const structural = structuralKind(name);
  if (!structural || state.seen.has(structural)) return null;
  if (styled === null && !standsAlone(cues, structural, state)) return null;
  // «1. Введение» with «1.1 …» under it counts as a chapter: without its number all others would move
  const counts = number && !cues.automatic && state.sectioned.has(number.number);
  if (counts && state.sequence.expects(number.number)) {
    return { ...mark(cues, 'name'), level: 1, elementOrChapter: structural };
  }
  return { ...mark(cues, 'name'), level: 1, structural };
}

const PLAIN_NAMES = new Set(['abstract', 'intro', 'conclusion']);

function standsAlone(cues: Cues, structural: string, state: HeadingState): boolean {
  const { block, emphatic, look } = cues;
  if (block.text.endsWith(':') || listMarker(block)?.format === 'bullet') return false;
  if (look.centred || look.caps || block.pageBreakBefore) return true;
  if (state.hasStyledChapters) return false;
  const isPlain = structural === 'references' && block.text.length > 12;
  return emphatic || PLAIN_NAMES.has(structural) || isPlain;
}

function byAppendix(cues: Cues, _: HeadingState): HeadingMark | null {
  const numbered = automaticAppendix(cues);
  if (numbered) return { ...mark(cues, 'name'), number: numbered.letter, appendix: numbered };
  const appendix = readAppendixHeading(cues.block.text);
  if (!appendix || (cues.styled === null && !looksLikeAppendix(cues, appendix))) return null;
  const typed = cues.block.text.slice(0, appendix.end);
  return {
    ...mark(cues, 'name'),
    level: 1,
    number: appendix.letter,
    typed,
    appendix,
    title: headingTitle(appendix.title),
  };
}

/** «ПРИЛОЖЕНИЕ А» as the label of a list, on a line that looks like a heading. */
function automaticAppendix({ block, styled, emphatic, look }: Cues): AppendixHeading | null {
  const appendix = readAppendixHeading(listMarker(block)?.label ?? '');
  const standsOut = styled !== null || emphatic || look.centred || block.pageBreakBefore;
  return appendix?.letter && standsOut ? { ...appendix, end: 0 } : null;
}

function looksLikeAppendix(cues: Cues, appendix: AppendixHeading): boolean {
  const { block, emphatic, look } = cues;
  if (listMarker(block)) return false;
  if (emphatic || look.centred || block.pageBreakBefore) return true;
  const onRight = ['right', 'end'].includes(block.source.align);
  return (
    onRight || (appendix.letter !== null && appendix.title === '' && !block.text.endsWith('.'))
  );
}

function byStyle(cues: Cues, state: HeadingState): HeadingMark | null {
  if (cues.styled === null) return null;
  return { ...mark(cues, 'style'), level: styledLevel(cues, cues.styled, state) };
}

/** The depth of a typed number is worth more than a style, which gets chosen by its looks. */
function styledLevel(cues: Cues, styled: number, state: HeadingState): number {
  const { number, automatic } = cues;
  if (state.zone === 'appendix') return Math.max(2, number?.depth ?? styled);
  if (!number || automatic) return styled;
  if (number.worded)
    return cues.block.text.startsWith('§') ? Math.max(2, number.depth) : number.depth;
  return number.depth > 1 ? number.depth : styled;
}

/** «Глава 2» needs little else. */
function byWord(cues: Cues, state: HeadingState): HeadingMark | null {
  const { number, block, emphatic, look } = cues;
  if (!number?.worded || state.zone === 'references') return null;
  const isTitle = /^(\p{Lu}|«|"|$)/u.test(block.text.slice(number.end));
  const isNext = state.sequence.expects(number.number) && isPlainTitle(block.text);
  if (!isTitle || !(emphatic || look.centred || block.pageBreakBefore || isNext)) return null;
  const level = block.text.startsWith('§') ? Math.max(2, number.depth) : number.depth;
  return { ...mark(cues, 'number'), level };
}

/** A number that continues those of the headings before, on a line that looks like a heading. */
function byNumber(cues: Cues, state: HeadingState): HeadingMark | null {
  const { number, block, emphatic, hasSibling } = cues;
  if (!number || number.worded || hasSibling || state.zone === 'references') return null;
  if (!/^(\p{Lu}|«|")/u.test(block.text.slice(number.end))) return null;
  if (isLettered(number.number)) {
    return state.zone === 'appendix' && emphatic
      ? { ...mark(cues, 'number'), level: number.depth }
      : null;
  }
  if (!state.sequence.expects(number.number)) return null;
  if (number.depth === 1) {
    if (state.zone !== 'body' || !isFree(number.number, state)) return null;
    if (emphatic) return { ...mark(cues, 'number'), level: 1 };
    return state.plainChapters.has(block) ? { ...mark(cues, 'look'), level: 1 } : null;
  }
  const isPlain = !cues.automatic && !cues.look.partlyBold && isPlainTitle(block.text);
  return emphatic || isPlain ? { ...mark(cues, 'number'), level: number.depth } : null;
}

/** Beside chapters in heading styles a line is one by its number only where theirs are typed and leave it out. */
function isFree(number: string, { hasStyledChapters, styledNumbers }: HeadingState): boolean {
  return !hasStyledChapters || !(styledNumbers.has(null) || styledNumbers.has(number));
}

const isPlainTitle = (text: string) => text.length <= 120 && !text.endsWith('.');

const isLettered = (number: string) => /^\p{L}/u.test(number);

/** «Выводы по главе 1» stands out at the end of a chapter. */
function byConclusions(cues: Cues, { zone }: HeadingState): HeadingMark | null {
  const { block, emphatic, number } = cues;
  if (zone !== 'body' || number || !emphatic || listMarker(block)) return null;
  return isConclusions(block.text) ? { ...mark(cues, 'name'), level: 2 } : null;
}

/** Capitals in the middle or on a new page, in a document that marks headings in no other way. */
function byLook(cues: Cues, state: HeadingState): HeadingMark | null {
  const { look, block, number } = cues;
  if (!state.onlyLooks || number || state.zone !== 'body' || listMarker(block)) return null;
  const isChapter = look.caps && (look.centred || block.pageBreakBefore);
  return isChapter ? { ...mark(cues, 'look'), level: 1 } : null;
}

function mark(cues: Cues, by: HeadingMark['by']): HeadingMark {
  const { block, number, automatic } = cues;
  const text = block.text.trimStart();
  const end = number && !automatic ? number.end : 0;
  return {
    level: 1,
    number: number?.number ?? null,
    typed: text.slice(0, end),
    title: headingTitle(text.slice(end)),
    structural: null,
    elementOrChapter: null,
    appendix: null,
    by,
  };
}

/** True for a line that stands out, or is numbered, as headings are, though nothing else says that it is one. */
export function isDoubtful(cues: Cues, state: HeadingState): boolean {
  const { block, look, emphatic, short } = cues;
  if (!short || state.zone === 'references' || listMarker(block)) return false;
  if (block.text.length > 120 || !/\p{L}{3}/u.test(block.text)) return false;
  if (breaksSequence(cues, state)) return emphatic || !block.text.endsWith('.');
  return emphatic && (look.centred || look.caps) && !/[.!?]$/.test(block.text);
}

/** «4.1 Методы», or a «4 Методы» that is bold or opens it, where the headings before do not lead to it. */
function breaksSequence(
  { number, automatic, hasSibling, emphatic, look, block }: Cues,
  { plainChapters }: HeadingState,
): boolean {
  if (!number || automatic || hasSibling || look.partlyBold || isLettered(number.number))
    return false;
  const isTitle = /^(\p{Lu}\p{Ll}|«|"|\p{Lu}{3})/u.test(block.text.trimStart().slice(number.end));
  return isTitle && (emphatic || number.worded || number.depth > 1 || plainChapters.has(block));
}
