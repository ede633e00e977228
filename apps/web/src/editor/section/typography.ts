/** What replaces the last typed characters: how many of them, and by what. */
export interface Replacement {
  remove: number;
  insert: string;
}

const OPENING = /(^|[\s([{«„—–-])$/;

/** A straight quote becomes « or », „ or “ inside another pair. */
function quote(before: string): string {
  const depth = (before.match(/«/g) ?? []).length - (before.match(/»/g) ?? []).length;
  const inner = (before.match(/„/g) ?? []).length - (before.match(/“/g) ?? []).length;
  if (OPENING.test(before)) return depth > 0 ? '„' : '«';
  return inner > 0 ? '“' : '»';
}

/**
 * Russian typography as one types: `before` is the text of the paragraph up to the caret, `typed` the
 * next character. A hyphen between spaces becomes a dash with a no-break space before it.
 */
export function typographyFor(before: string, typed: string): Replacement | null {
  if (typed === '"') return { remove: 0, insert: quote(before) };
  if (typed !== ' ') return null;
  if (/\S -$/.test(before)) return { remove: 2, insert: '\u00a0— ' };
  if (/\S --$/.test(before)) return { remove: 3, insert: '\u00a0— ' };
  if (/(^|[\s(])(рис|табл|с|стр|гл|п|т|№)\.?$/iu.test(before) && /[.№]$/.test(before)) {
    return { remove: 0, insert: '\u00a0' };
  }
  return null;
}
