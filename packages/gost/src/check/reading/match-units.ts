import type { TextUnit } from './text-unit.ts';

/** A match of a pattern in the prose of a unit. */
export interface UnitMatch {
  unit: TextUnit;
  from: number;
  to: number;
  match: RegExpExecArray;
}

/** Every match of a global pattern in the prose of the units. */
export function* matchUnits(units: Iterable<TextUnit>, pattern: RegExp): Generator<UnitMatch> {
  for (const unit of units) {
    if (unit.prose === '') continue;
    for (const match of unit.prose.matchAll(pattern)) {
      yield { unit, match, from: match.index, to: match.index + match[0].length };
    }
  }
}
