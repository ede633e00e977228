import type { EditOf } from '../../edits/edit.ts';
import { replaceIn, unitHit } from '../../hits.ts';
import type { TextUnit } from '../../reading/text-unit.ts';
import { defineRule } from '../../rule.ts';

const QUOTE = /<<|>>|["“”„«»]/gu;
const WRONG = /"[^"]*"|<<[^<>]+>>|(?<!\p{L})“[^“”]*”/u;
const OPENS_AFTER = /(?:^|[\s([«„—–-])$/u;

interface Quote {
  from: number;
  to: number;
  opens: boolean;
}

/** Quotation marks are «ёлочки», and „лапки“ inside them. */
export const quotes = defineRule({
  id: 'T-quotes',
  clause: 'кавычки',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ units }) {
    for (const unit of units) {
      const wrong = WRONG.exec(unit.prose);
      if (!wrong) continue;
      const range = [wrong.index, wrong.index + wrong[0].length] as const;
      yield unitHit(unit, range, {}, pairUp(unit) ?? undefined);
    }
  },
});

/** Edits for every mark of the unit, or null when the marks do not pair up and the writer must look. */
function pairUp(unit: TextUnit): EditOf<'text'>[] | null {
  const edits: EditOf<'text'>[] = [];
  let depth = 0;
  for (const { from, to, opens } of readQuotes(unit.prose)) {
    if (!opens) depth -= 1;
    if (depth < 0) return null;
    const [opening, closing] = depth === 0 ? ['«', '»'] : ['„', '“'];
    const right = opens ? opening : closing;
    if (right !== undefined && unit.prose.slice(from, to) !== right) {
      edits.push(replaceIn(unit, from, to, right));
    }
    if (opens) depth += 1;
  }
  return depth === 0 && edits.length > 0 ? edits : null;
}

function readQuotes(prose: string): Quote[] {
  const quotes: Quote[] = [];
  for (const match of prose.matchAll(QUOTE)) {
    const [mark] = match;
    const from = match.index;
    const last = quotes.at(-1);
    const afterOpening = last?.to === from && last.opens;
    const opens = afterOpening || opensQuote(mark, prose.slice(0, from));
    if (opens || !isInch(prose, from)) quotes.push({ from, to: from + mark.length, opens });
  }
  return quotes;
}

function opensQuote(mark: string, before: string): boolean {
  if (mark === '«' || mark === '„' || mark === '<<') return true;
  if (mark === '»' || mark === '”' || mark === '>>') return false;
  return OPENS_AFTER.test(before);
}

/** A straight mark after a digit, with nothing opened before it, measures inches. */
function isInch(prose: string, at: number): boolean {
  return /\d$/.test(prose.slice(0, at)) && !/["«„“<]/.test(prose.slice(0, at));
}
