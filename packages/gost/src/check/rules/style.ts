import type { Edit } from '../edits/edit.ts';
import { blockHit, replaceBlocks, replaceIn, unitHit } from '../hits.ts';
import { type BlockRef, isEmptyText } from '../reading/block.ts';
import type { Reading } from '../reading/read-document.ts';
import { ATOM, type InlineSpan, matchUnits, type TextUnit } from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';

/** Distances are made by styles, not by empty paragraphs. The last one of a section is where one types. */
export const emptyParagraph = defineRule({
  id: 'V-no-empty-paragraphs',
  clause: 'оформление текста',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ sections }) {
    for (const { top } of sections) {
      for (const block of top) {
        if (!isBlankParagraph(block) || block.next === null) continue;
        yield blockHit(block, {}, [replaceBlocks(block, 1, [])]);
      }
    }
  },
});

const isBlankParagraph = (block: BlockRef): boolean =>
  block.node.type === 'paragraph' && isEmptyText(block);

const PERSON =
  /(?<![\p{L}«-])(я|меня|мне|мной|мною|мой|моя|моё|мое|моего|моей|моему|моим|моих|мои)(?![\p{L})-])/giu;
const QUOTED = /[«„"][^«»„“"]*[»“"]/gu;

/** The writer does not say «я»: «мы» or an impersonal sentence. Quotations may. */
export const firstPerson = defineRule({
  id: 'V-first-person',
  clause: 'стиль',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['word'],
  *check({ units }) {
    const written = units.filter(({ kind }) => kind === 'paragraph' || kind === 'footnote');
    for (const { unit, from, to, match } of matchUnits(written, PERSON)) {
      if (isQuoted(unit.prose, from) || isLetter(unit.prose, from, to)) continue;
      yield unitHit(unit, [from, to], { word: match[0] });
    }
  },
});

const isQuoted = (prose: string, at: number): boolean =>
  [...prose.matchAll(QUOTED)].some(
    ({ 0: quote, index }) => index < at && at < index + quote.length,
  );

/** «от А до Я», «2-я» are letters and endings. */
const isLetter = (prose: string, from: number, to: number): boolean =>
  /(?:до|буква|\d)\s?$/iu.test(prose.slice(0, from)) && to - from === 1;

/** Bold is for headings of sections and subsections only. */
export const boldText = defineRule({
  id: 'G32-6.1.1-bold',
  clause: '6.1.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check(reading) {
    const headings = new Set([...boldHeadings(reading)].map(({ unit }) => unit));
    for (const unit of reading.units) {
      if (!headings.has(unit)) yield* markedText([unit], 'bold');
    }
  },
});

const LONGEST_HEADING = 200;

/** Paragraphs of one bold line that stand as headings do: by themselves, no full stop, text after them. */
function* boldHeadings({ sections }: Reading): Generator<{ block: BlockRef; unit: TextUnit }> {
  for (const { top } of sections) {
    for (const block of top) {
      const { unit, node, next } = block;
      if (node.type !== 'paragraph' || !unit || next?.node.type === 'tableBlock') continue;
      const text = unit.text.trim();
      const lettered = unit.inlines.filter((span) => /\p{L}/u.test(span.node.text ?? ''));
      const bold = lettered.length > 0 && lettered.every((span) => hasMark(span, 'bold'));
      const ended = /^\d/.test(text) ? /[!?:;,]$/ : /[.!?:;,]$/;
      const isLine = text.length > 2 && text.length <= LONGEST_HEADING && !ended.test(text);
      if (bold && isLine && /^(?:[\d.]+\s*)?[«"]?\p{Lu}/u.test(text)) yield { block, unit };
    }
  }
}

/** A bold line that looks like a heading is made one where the writer says so: its number tells the level. */
export const boldHeading = defineRule({
  id: 'V-bold-heading',
  clause: 'заголовки',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'asked',
  values: [],
  *check(reading) {
    for (const { block, unit } of boldHeadings(reading)) {
      const number = /^\s*(\d{1,2}(?:\.\d{1,2})*)\.?\s+/u.exec(unit.text);
      const depth = number?.[1]?.split('.').length ?? 2;
      const level = Math.min(Math.max(depth, 2), 4);
      const text = unit.text
        .slice(number?.[0].length ?? 0)
        .trim()
        .replace(/\.$/, '');
      const heading = {
        type: 'heading',
        attrs: { id: null, level, numbered: true },
        content: [{ type: 'text', text }],
      };
      // a heading holds no live reference
      const edits = text.includes(ATOM) ? undefined : [replaceBlocks(block, 1, [heading])];
      yield unitHit(unit, [0, unit.text.length], {}, edits);
    }
  },
});

/** Underlined text is taken for a link; emphasis is italic. */
export const underlinedText = defineRule({
  id: 'V-underline',
  clause: 'оформление текста',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'signs',
  values: [],
  check: ({ units }) => markedText(units, 'underline'),
});

/** One hit a text block: from the first marked piece to the last. */
function* markedText(units: readonly TextUnit[], mark: string): Generator<Hit<never>> {
  for (const unit of units) {
    const marked = unit.inlines.filter((span) => hasMark(span, mark));
    const [first] = marked;
    const last = marked.at(-1);
    const { address } = unit;
    if (!first || !last || address.kind !== 'text') continue;
    const edits = marked.map(
      ({ from, to }): Edit => ({ kind: 'unmark', at: address, from, to, mark }),
    );
    yield unitHit(unit, [first.from, last.to], {}, edits);
  }
}

const hasMark = ({ node }: InlineSpan, mark: string): boolean =>
  node.marks?.some(({ type }) => type === mark) === true;

/** A sentence goes on over what follows such a paragraph, or the paragraph leads into it. */
const GOES_ON = new Set(['formula', 'bulletList', 'orderedList', 'codeBlock', 'listing']);
const ENDED = /[.!?…:;,»)\]–—-]["»”)]?\s*$/u;
const MIN_WORDS = 8;

/** A paragraph of sentences ends with a dot. Short lines, names and lead-ins are left alone. */
export const paragraphEnd = defineRule({
  id: 'V-paragraph-end',
  clause: 'оформление текста',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ sections }) {
    for (const { section, top } of sections) {
      if (NOT_SENTENCES.has(section.kind)) continue;
      for (const block of top) {
        const { unit, next } = block;
        if (!unit || !isSentence(block) || (next && GOES_ON.has(next.node.type))) continue;
        const end = unit.text.trimEnd().length;
        yield unitHit(unit, [end - 1, end], {}, [replaceIn(unit, end, end, '.')]);
      }
    }
  },
});

const NOT_SENTENCES = new Set(['terms', 'abbreviations', 'symbols', 'dictionaries', 'literatures']);

function isSentence({ node, unit, next }: BlockRef): boolean {
  if (node.type !== 'paragraph' || !unit || next === null) return false;
  const text = unit.text.trimEnd();
  if (text === '' || ENDED.test(text) || !/^[А-ЯЁ«]/u.test(text)) return false;
  if (text.endsWith(ATOM) && !unit.prose.endsWith(ATOM)) return false;
  return (unit.prose.match(/\p{L}+/gu)?.length ?? 0) >= MIN_WORDS;
}
