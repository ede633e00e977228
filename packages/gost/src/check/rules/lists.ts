import { listStart, type NodeJson, type SectionKind } from '@pv/editor-schema';
import { spliceInline } from '../edits/apply-edits.ts';
import type { Edit } from '../edits/edit.ts';
import { blockHit, replaceBlocks, replaceIn, unitHit } from '../hits.ts';
import { type BlockRef, closest } from '../reading/block.ts';
import type { Reading } from '../reading/read-document.ts';
import { perStretch } from '../reading/read-section.ts';
import type { TextUnit } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';

const LIST_TYPES: ReadonlySet<string> = new Set(['bulletList', 'orderedList']);
const CELLS: ReadonlySet<string> = new Set(['tableCell', 'tableHeader']);

/** Lists of terms and of sources have rules of their own. */
const OTHER_RULES: ReadonlySet<SectionKind> = new Set([
  'terms',
  'abbreviations',
  'symbols',
  'dictionaries',
  'literatures',
]);

/** Enumerations of the running text that are not inside another one; those in table cells are left alone. */
function enumerations({ blocks }: Pick<Reading, 'blocks'>): BlockRef[] {
  return blocks.filter(
    (block) =>
      LIST_TYPES.has(block.node.type) &&
      !OTHER_RULES.has(block.section.kind) &&
      closest(block.parent, LIST_TYPES) === null &&
      closest(block.parent, CELLS) === null,
  );
}

/** The first paragraph of every item, down through nested lists. */
function itemParagraphs(list: BlockRef): BlockRef[] {
  return list.children.flatMap((item) => {
    const [paragraph, ...rest] = item.children;
    const nested = rest.filter(({ node }) => LIST_TYPES.has(node.type)).flatMap(itemParagraphs);
    return paragraph?.unit ? [paragraph, ...nested] : nested;
  });
}

/** True when some item holds several sentences or paragraphs: such a list is written as sentences. */
function isOfSentences(list: BlockRef): boolean {
  return list.children.some((item) => {
    const [first, second] = item.children;
    if (second?.node.type === 'paragraph') return true;
    return /(?<!(?:^|[\s.])\p{L}{1,3})[.!?…]\s+[А-ЯЁA-Z«]/u.test(
      first?.unit?.prose.trimEnd() ?? '',
    );
  });
}

const OPEN_END = /[\p{L}\p{N})»]\s*$/u;

/** Clause 6.7.3 of GOST 7.32-2017 puts nothing after this word. */
const NOTES = /^\s*примечания\s*$/iu;

/** The words before an enumeration end with a colon. */
export const listLeadIn = defineRule({
  id: 'E105-6.7.1-lead-in',
  clause: '6.7.1',
  standard: 'ГОСТ Р 2.105-2019',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const { previous } of enumerations(reading)) {
      const unit = previous?.node.type === 'paragraph' ? previous.unit : null;
      if (!unit || !OPEN_END.test(unit.text) || NOTES.test(unit.text)) continue;
      const at = unit.text.trimEnd().length;
      yield unitHit(unit, [at - 1, at], {}, [replaceIn(unit, at, unit.text.length, ':')]);
    }
  },
});

/** An enumeration has at least two elements. */
export const listOfOne = defineRule({
  id: 'E105-6.7.1-one-element',
  clause: '6.7.1',
  standard: 'ГОСТ Р 2.105-2019',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check(reading) {
    for (const list of enumerations(reading)) {
      if (list.children.length === 1 && !goesOn(list)) yield blockHit(list, {});
    }
  },
});

/** Code, a figure or a formula may part the elements of one enumeration, which then counts on. */
function goesOn(list: BlockRef): boolean {
  if (list.node.type !== 'orderedList') return false;
  const start = listStart(list.node);
  return start > 1 || laterLists(list).some(({ node }) => listStart(node) === start + 1);
}

function laterLists(list: BlockRef): BlockRef[] {
  const later: BlockRef[] = [];
  for (let at = list.next; at && at.node.type !== 'heading'; at = at.next) {
    if (at.node.type === 'orderedList') later.push(at);
  }
  return later;
}

const FIRST = /^([А-ЯЁ])[а-яё]*(?:-[а-яё]+)?/u;

/**
 * Elements start with a small letter. A word that the text never writes small may be a name: it is
 * left alone, and then the others of its list are left to the writer too, lest a list be half mended.
 */
export const listLowerCase = defineRule({
  id: 'G32-6.4.6-lowercase',
  clause: '6.4.6',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'case',
  values: ['word'],
  *check(reading) {
    for (const words of capitalWords(reading.sections).flat()) {
      const first = words.map((one) => ({ ...one, use: useOf(one, reading) }));
      const sure = first.every(({ use }) => use !== 'unknown');
      for (const { unit, word, use } of first) {
        if (use !== 'common') continue;
        const edit: Edit = replaceIn(unit, 0, 1, word.charAt(0).toLowerCase());
        yield unitHit(unit, [0, word.length], { word }, sure ? [edit] : undefined);
      }
    }
  },
});

interface FirstWord {
  unit: TextUnit;
  word: string;
}

/** Of each list, the first words of its elements that are written with a capital. */
const capitalWords = perStretch((stretch) =>
  enumerations(stretch)
    .filter((list) => !isOfSentences(list))
    .map((list) => itemParagraphs(list).flatMap(({ unit }) => (unit ? firstWord(unit) : []))),
);

function firstWord(unit: TextUnit): FirstWord[] {
  const word = FIRST.exec(unit.prose)?.[0];
  return word ? [{ unit, word }] : [];
}

/** What the text says of a word. */
function useOf({ word }: FirstWord, { formOf }: Reading): 'common' | 'name' | 'unknown' {
  const count = formOf(word.toLowerCase());
  if (count && count.capital > 0) return 'name';
  return count && count.lower > 0 ? 'common' : 'unknown';
}

const MARK = /([.,;])?\s*$/u;
const SHORT_FORM =
  /(?:^|[\s\u00A0.(])(?:т\.?[\s\u00A0]?[дпк]|др|пр|гг?|руб|тыс|млн|ед|чел)\.\s*$/iu;
const LEFT_ALONE = /[?!…:]\s*$/u;

/** Elements end with a comma or, when they are long, with a semicolon; the last one with a dot. */
export const listPunctuation = defineRule({
  id: 'G32-6.4.6-punct',
  clause: '6.4.6',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['count'],
  *check(reading) {
    for (const list of enumerations(reading)) {
      if (isOfSentences(list) || list.children.length < 2) continue;
      const edits = endings(list, separatorOf(list), '.');
      if (edits.length > 0) yield blockHit(list, { count: edits.length }, edits);
    }
  },
});

/** What the writer uses most, and where that says nothing, a comma for words and a semicolon for phrases. */
function separatorOf(list: BlockRef): string {
  const texts = itemParagraphs(list).map(({ unit }) => (unit?.text ?? '').trimEnd());
  const commas = texts.filter((text) => text.endsWith(',')).length;
  const semicolons = texts.filter((text) => text.endsWith(';')).length;
  if (commas !== semicolons) return commas > semicolons ? ',' : ';';
  const simple = texts.every(
    (text) => /^[^,;:()]*[,;.]?$/u.test(text) && text.split(/\s+/).length <= 3,
  );
  return simple ? ',' : ';';
}

/** Edits for the ends of all elements; a nested list ends the way its element would. */
function endings(list: BlockRef, separator: string, last: string): Edit[] {
  return list.children.flatMap((item, index) => {
    const mark = index === list.children.length - 1 ? last : separator;
    const final = item.children.at(-1);
    if (final && LIST_TYPES.has(final.node.type)) return endings(final, separator, mark);
    if (final?.node.type !== 'paragraph' || !final.unit) return [];
    return endWith(final.unit, mark, separator);
  });
}

function endWith(unit: TextUnit, mark: string, separator: string): Edit[] {
  const { text } = unit;
  if (text.trim() === '' || LEFT_ALONE.test(text)) return [];
  const found = MARK.exec(text);
  const at = found?.index ?? text.length;
  const present = found?.[1];
  if (present === mark || (mark !== '.' && isSeparator(present, separator))) return [];
  if (present === '.' && SHORT_FORM.test(text)) {
    return [replaceIn(unit, at + 1, text.length, mark)];
  }
  return [replaceIn(unit, at, text.length, mark)];
}

/** Commas and semicolons may stand in one list: simple and complex elements are mixed. */
const isSeparator = (present: string | undefined, separator: string): boolean =>
  present === ';' || (present === ',' && separator === ',');

type Marker = 'dash' | 'letter' | 'digit';

const MARKERS: readonly [pattern: RegExp, marker: Marker][] = [
  [/^\s*[-–—•·*▪●○][ \u00A0\t]+(?=\S)/u, 'dash'],
  [/^\s*[а-я]\)[ \u00A0\t]*(?=\S)/u, 'letter'],
  [/^\s*\d{1,2}\)[ \u00A0\t]*(?=\S)/u, 'digit'],
];

/** Several paragraphs with a typed marker are a list: only a real one is aligned, numbered and checked. */
export const typedList = defineRule({
  id: 'G32-6.4.6-typed-list',
  clause: '6.4.6',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'words',
  values: ['count'],
  *check({ sections }) {
    for (const { top } of sections) {
      for (const run of typedRuns(top)) {
        const [first] = run.blocks;
        if (!first || run.blocks.length < 2) continue;
        const count = run.blocks.length;
        yield blockHit(first, { count }, [replaceBlocks(first, count, [toList(run)])]);
      }
    }
  },
});

/** A marker typed inside a real list is printed twice. */
export const typedMarker = defineRule({
  id: 'G32-6.4.6-typed-marker',
  clause: '6.4.6',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'words',
  values: ['marker'],
  *check(reading) {
    for (const { unit } of enumerations(reading).flatMap(itemParagraphs)) {
      const typed = unit ? readMarker(unit.prose) : null;
      if (!unit || !typed) continue;
      const values = { marker: unit.text.slice(0, typed.length).trim() };
      yield unitHit(unit, [0, typed.length], values, [replaceIn(unit, 0, typed.length, '')]);
    }
  },
});

interface Run {
  marker: Marker;
  blocks: BlockRef[];
}

function readMarker(text: string): { marker: Marker; length: number } | null {
  for (const [pattern, marker] of MARKERS) {
    const length = pattern.exec(text)?.[0].length;
    if (length) return { marker, length };
  }
  return null;
}

function typedRuns(blocks: readonly BlockRef[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const typed = block.node.type === 'paragraph' ? readMarker(block.unit?.prose ?? '') : null;
    if (!typed) continue;
    const last = runs.at(-1);
    const joins = last?.marker === typed.marker && last.blocks.at(-1) === block.previous;
    if (last && joins) last.blocks.push(block);
    else runs.push({ marker: typed.marker, blocks: [block] });
  }
  return runs;
}

function toList({ marker, blocks }: Run): NodeJson {
  const content = blocks.map(({ node, unit }) => {
    const length = readMarker(unit?.prose ?? '')?.length ?? 0;
    const inlines = spliceInline(node.content ?? [], 0, length, []);
    return { type: 'listItem', content: [{ ...node, content: inlines }] };
  });
  if (marker === 'dash') return { type: 'bulletList', content };
  const start = marker === 'digit' ? Number.parseInt(blocks[0]?.unit?.text.trim() ?? '', 10) : 1;
  return { type: 'orderedList', attrs: { format: marker, start: start || 1 }, content };
}
