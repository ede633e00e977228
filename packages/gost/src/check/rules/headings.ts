import { headingLevel } from '@pv/editor-schema';
import type { Edit } from '../edits/edit.ts';
import { addressOf, blockHit, replaceIn, sectionHit, unitHit } from '../hits.ts';
import { type BlockRef, isEmptyText } from '../reading/block.ts';
import type { Reading } from '../reading/read-document.ts';
import { perStretch } from '../reading/read-section.ts';
import type { TextUnit } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';

/** Structural elements print the standard's own words; only these titles are printed as typed. */
const TYPED = new Set(['chap', 'applications']);

const isPrinted = ({ kind, section }: TextUnit): boolean =>
  kind === 'heading' || (kind === 'title' && TYPED.has(section.kind));

const printedIn = perStretch(({ units }) =>
  units.filter((unit) => isPrinted(unit) && unit.text.trim() !== ''),
);

/** Titles of chapters and appendices, and headings inside sections, as printed. */
const headingTexts = ({ sections }: Reading): TextUnit[] => printedIn(sections).flat();

/** Makes the letter at `at` a capital. */
function capitalise(unit: TextUnit, at: number): Edit {
  const letter = unit.text.charAt(at);
  return { kind: 'text', at: unit.address, from: at, to: at + 1, text: letter.toUpperCase() };
}

const WORD = /\p{L}+(?:-\p{L}+)*/gu;

/** Headings of sections and subsections are in ordinary letters; capitals are for structural elements. */
export const headingAllCaps = defineRule({
  id: 'G32-6.2.3-all-caps',
  clause: '6.2.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'case',
  values: [],
  *check(reading) {
    const shouted = headingTexts(reading).filter(({ text }) => isAllCaps(text));
    const mended = shouted.map((unit) => inSentenceCase(unit, reading));
    // some mended and some not would mix in the contents
    const all = mended.every((edits) => edits !== undefined);
    for (const [index, unit] of shouted.entries()) {
      yield unitHit(unit, [0, unit.text.length], {}, all ? mended[index] : undefined);
    }
  },
});

/** At least one long word: «СУБД» or «HTML и CSS» alone is not a shouted heading. */
function isAllCaps(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return text === text.toUpperCase() && words.some((word) => /[А-ЯЁ]{7,}/u.test(word));
}

/**
 * The heading as the text itself writes its words: names keep the capital, abbreviations stay. Offered
 * only when the text knows every word, so that nothing is made small by guess.
 */
function inSentenceCase(unit: TextUnit, reading: Reading): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const match of unit.text.matchAll(WORD)) {
    const [word] = match;
    const form = usualForm(word, reading);
    if (form === null) return undefined;
    const text =
      edits.length === 0 && match.index === unit.text.search(WORD) ? capital(form) : form;
    if (text !== word) edits.push(replaceIn(unit, match.index, match.index + word.length, text));
  }
  return edits.length > 0 ? edits : undefined;
}

function usualForm(word: string, { formOf }: Reading): string | null {
  const small = word.toLowerCase();
  const count = formOf(small);
  if (!count) return word.length <= 3 && PARTICLES.has(small) ? small : null;
  if (count.lower > 0) return small;
  return count.upper >= count.capital ? word : capital(small);
}

const PARTICLES = new Set(
  'и в во на с со к ко о об от до из за по под над при для не или а у'.split(' '),
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const DOT = /(?<!\.)\.\s*$/u;
const SHORT_FORM = /(?:^|\s)(?:др|т\.\s?[дп]|пр|гг?|им|вв?)\.\s*$/iu;
const LONG = 160;

/** A heading has no dot at the end. */
export const headingDot = defineRule({
  id: 'G32-6.2.3-final-dot',
  clause: '6.2.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const unit of headingTexts(reading)) {
      const dot = DOT.exec(unit.text);
      if (!dot || SHORT_FORM.test(unit.text)) continue;
      const edit = replaceIn(unit, dot.index, unit.text.length, '');
      yield unitHit(unit, [dot.index, dot.index + 1], {}, [edit]);
    }
  },
});

/** A heading starts with a capital letter. */
export const headingCapital = defineRule({
  id: 'G32-6.2.3-capital',
  clause: '6.2.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'case',
  values: [],
  *check(reading) {
    for (const unit of headingTexts(reading)) {
      const at = unit.text.search(/\S/);
      if (!/^[а-яё]{3}|^[а-яё]\s/u.test(unit.text.slice(at))) continue;
      yield unitHit(unit, [at, at + 1], {}, [capitalise(unit, at)]);
    }
  },
});

/** Headings are short and clear. */
export const headingLong = defineRule({
  id: 'G32-6.4.7-heading-clear',
  clause: '6.4.7',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'none',
  values: ['count'],
  *check(reading) {
    for (const unit of headingTexts(reading)) {
      const count = unit.text.trim().length;
      if (count > LONG) yield unitHit(unit, [0, unit.text.length], { count });
    }
  },
});

/** The text is divided into sections, subsections, items, sub-items, without leaping over a level. */
export const headingLevels = defineRule({
  id: 'G32-6.2.2-levels',
  clause: '6.2.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['level', 'expected'],
  *check({ sections }) {
    for (const { top } of sections) {
      let previous = 1;
      for (const block of top) {
        if (block.node.type !== 'heading') continue;
        const level = headingLevel(block.node);
        const expected = previous + 1;
        if (level > expected) {
          const edit = { kind: 'attrs', at: addressOf(block), attrs: { level: expected } } as const;
          yield blockHit(block, { level, expected }, [edit]);
        }
        previous = level;
      }
    }
  },
});

const emptyHeadings = perStretch(({ blocks }) =>
  blocks.filter((block) => block.node.type === 'heading' && isEmptyText(block)),
);

/** Sections and subsections have titles; an empty heading prints a bare number. */
export const headingEmpty = defineRule({
  id: 'G32-6.2.2-titles',
  clause: '6.2.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ sections }) {
    for (const { section } of sections) {
      if (section.kind === 'chap' && section.title.trim() === '') yield sectionHit(section, {});
    }
    for (const block of emptyHeadings(sections).flat()) yield blockHit(block, {});
  },
});

const NOT_TEXT = new Set([
  'figure',
  'partedFigure',
  'tableBlock',
  'listing',
  'formula',
  'codeBlock',
  'bulletList',
  'orderedList',
]);
const PROSE = new Set(['intro', 'chap', 'conclusion']);

/** A section opens with text, not with a figure, a table or a list. Appendices may. */
export const textAfterHeading = defineRule({
  id: 'V-heading-not-adjacent',
  clause: 'структура текста',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check({ sections }) {
    for (const { section, top } of sections) {
      if (!PROSE.has(section.kind)) continue;
      const written = top.filter((block) => !isEmptyText(block));
      for (const [index, block] of written.entries()) {
        const previous = written[index - 1];
        if (NOT_TEXT.has(block.node.type) && opens(previous)) yield blockHit(block, {});
      }
    }
  },
});

const opens = (previous: BlockRef | undefined): boolean =>
  previous === undefined || previous.node.type === 'heading';

/** The only item of a section or subsection is not numbered. */
export const singleItem = defineRule({
  id: 'G32-6.4.3-single-item',
  clause: '6.4.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['title'],
  *check({ sections }) {
    for (const { section, top } of sections) {
      if (section.kind !== 'chap' && section.kind !== 'applications') continue;
      const headings = top.filter(({ node }) => node.type === 'heading');
      for (const [index, heading] of headings.entries()) {
        if (heading.node.attrs?.numbered === false || !isOnly(headings, index)) continue;
        const edit = { kind: 'attrs', at: addressOf(heading), attrs: { numbered: false } } as const;
        yield blockHit(heading, { title: heading.unit?.text ?? '' }, [edit]);
      }
    }
  },
});

/** True when no other numbered heading of the level stands under the same parent. */
function isOnly(headings: readonly BlockRef[], index: number): boolean {
  const heading = headings[index];
  if (!heading) return false;
  const level = headingLevel(heading.node);
  const isSibling = (other: BlockRef) =>
    headingLevel(other.node) === level && other.node.attrs?.numbered !== false;
  const above = headings.slice(0, index).toReversed();
  const below = headings.slice(index + 1);
  return !untilParent(above, level).some(isSibling) && !untilParent(below, level).some(isSibling);
}

function untilParent(headings: readonly BlockRef[], level: number): readonly BlockRef[] {
  const end = headings.findIndex((heading) => headingLevel(heading.node) < level);
  return end < 0 ? headings : headings.slice(0, end);
}

const TYPED_NUMBER =
  /^\s*(?:(?:глава|раздел|часть|§)\s*\d+[.:]?\s*|\d{1,2}(?:\.\d{1,2})+\.?\s*|\d{1,2}\.\s+|\d{1,2}\s+(?=[А-ЯЁ]))(?=\p{L}|«)/iu;
const TYPED_ITEM = /^\s*\d{1,2}\s+(?=[А-ЯЁ])/u;

/** Numbers of sections are counted by the product; a digit typed into a heading makes a second number. */
export const typedHeadingNumber = defineRule({
  id: 'G32-6.4.1-sequence',
  clause: '6.4.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['number'],
  *check(reading) {
    for (const unit of headingTexts(reading)) {
      const match = TYPED_NUMBER.exec(unit.text);
      if (!match || !startsHeading(unit.text, match[0])) continue;
      const to = match[0].length;
      const values = { number: match[0].trim() };
      yield unitHit(unit, [0, to], values, [replaceIn(unit, 0, to, '')]);
    }
  },
});

/** «3 способа» is a heading, «3 Способы» a typed number; the flag `i` does not tell them apart. */
const startsHeading = (text: string, typed: string): boolean =>
  !/^\s*\d{1,2}\s+$/.test(typed) || TYPED_ITEM.test(text);
