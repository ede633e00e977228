import { REPEATABLE_KINDS, type SectionKind } from '@pv/editor-schema';
import { addLabel } from '../labels.ts';
import { type Block, isBlank, type TextBlock } from './block.ts';
import type { HeadingMark } from './heading-mark.ts';
import { normaliseLabel } from './letters.ts';
import { draftSection, type Recognition, type SectionDraft } from './recognition.ts';
import { isBibliographyStyle } from './source-list.ts';

/** Cuts the text into sections at the headings of the first level. */
export function splitSections(
  blocks: readonly Block[],
  absorbed: ReadonlySet<Block>,
  recognition: Recognition,
): SectionDraft[] {
  const drafts: SectionDraft[] = [];
  for (const block of blocks) {
    if (absorbed.has(block)) continue;
    const mark = recognition.headings.get(block);
    if (mark?.level === 1 && block.kind === 'text') {
      drafts.push(openSection(block, mark, drafts, recognition));
    } else {
      const last = drafts.at(-1);
      if (last) last.blocks.push(block);
      else
        drafts.push(draftSection(recognition.newId(), 'common', 'preamble', { blocks: [block] }));
    }
  }
  const split = drafts.flatMap((draft) => takeOutBibliography(draft, drafts, recognition));
  return dropEmptySheets(split.filter(hasSomething), recognition);
}

function openSection(
  block: TextBlock,
  mark: HeadingMark,
  drafts: readonly SectionDraft[],
  recognition: Recognition,
): SectionDraft {
  const id = recognition.newId();
  const wanted: SectionKind =
    mark.structural ?? (mark.appendix ? 'applications' : bodyKind(block, mark, recognition));
  const repeated = !REPEATABLE_KINDS.has(wanted) && drafts.some((draft) => draft.kind === wanted);
  const kind = repeated ? 'common' : wanted;
  const letter = mark.appendix?.letter ?? null;
  const draft = draftSection(id, kind, repeated ? 'preamble' : 'heading', {
    title: mark.title,
    letter,
  });
  draft.heading = { block, mark };
  recognition.report.became(kind, mark.typed.trim(), { sectionId: id });
  if (repeated) recognition.report.warn('section_repeated', { sectionId: id }, { kind: wanted });
  noteNumber(draft, mark, recognition);
  for (const name of block.bookmarks) recognition.bookmarks.set(name, id);
  return draft;
}

const hasNumber = (block: Block, { level, structural, appendix, number }: HeadingMark): boolean =>
  level === 1 &&
  !structural &&
  !appendix &&
  (number !== null || (block.kind === 'text' && !block.source.unlisted));

/** Beside chapters that are counted a heading without a number is none; where none is counted, all are. */
function bodyKind(block: TextBlock, mark: HeadingMark, { headings }: Recognition): SectionKind {
  if (hasNumber(block, mark)) return 'chap';
  return [...headings].some(([other, own]) => hasNumber(other, own)) ? 'common' : 'chap';
}

function noteNumber(draft: SectionDraft, mark: HeadingMark, { labels }: Recognition): void {
  if (draft.letter !== null) addLabel(labels, 'appendix', draft.letter, draft.id);
  else if (draft.kind === 'chap' && mark.number !== null) {
    addLabel(labels, 'section', normaliseLabel(mark.number), draft.id);
  }
}

const hasSomething = (draft: SectionDraft) =>
  draft.heading !== null || draft.blocks.some((block) => !isBlank(block));

/** «ПРИЛОЖЕНИЯ» on a sheet of its own before the first appendix is not a section. */
function dropEmptySheets(drafts: SectionDraft[], { report }: Recognition): SectionDraft[] {
  return drafts.filter((draft, index) => {
    const isSheet = draft.heading?.mark.appendix?.plural && draft.blocks.every(isBlank);
    if (!isSheet || drafts[index + 1]?.kind !== 'applications') return true;
    report.putAside('appendicesTitle', draft.heading?.block.text ?? '');
    return false;
  });
}

/** Paragraphs in a style for sources are the list, where no heading of one stands before them. */
function takeOutBibliography(
  draft: SectionDraft,
  drafts: readonly SectionDraft[],
  { newId, report }: Recognition,
): SectionDraft[] {
  if (drafts.some((other) => other.kind === 'references')) return [draft];
  const first = draft.blocks.findIndex((block) => !isBlank(block) && isBibliographyStyle(block));
  if (first < 0) return [draft];
  const id = newId();
  report.became('references', '', { sectionId: id });
  const references = draftSection(id, 'references', 'heading', {
    blocks: draft.blocks.splice(first),
  });
  return [draft, references];
}
