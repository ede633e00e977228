import type { TextUnit } from './text-unit.ts';

/** A match of a pattern in the prose of a unit. */
export interface UnitMatch {
  unit: TextUnit;
  from: number;
  to: number;
  match: RegExpExecArray;
}

/**
 * Every match of a global pattern in the prose of the units. Most units have nothing to do with most
 * rules: `hint`, a sign or a simple pattern without which there is no match, passes them by quickly.
 */
export function* matchUnits(
  units: Iterable<TextUnit>,
  pattern: RegExp,
  hint: string | RegExp = '',
): Generator<UnitMatch> {
  for (const unit of units) {
    const { prose } = unit;
    const hinted = typeof hint === 'string' ? prose.includes(hint) : hint.test(prose);
    if (prose === '' || !hinted) continue;
    for (const match of prose.matchAll(pattern)) {
      yield { unit, match, from: match.index, to: match.index + match[0].length };
    }
  }
}
