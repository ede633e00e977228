import type { Edit } from '../../edits/edit.ts';
import { unitHit } from '../../hits.ts';
import { findByLabel } from '../../reading/mentions.ts';
import type { Reading } from '../../reading/read-document.ts';
import type { Target } from '../../reading/targets.ts';
import type { TextUnit } from '../../reading/text-unit.ts';
import type { TypedNumber, TypedReference } from '../../reading/typed-references.ts';
import { defineRule } from '../../rule.ts';

/** A typed number does not follow its figure when another one is put before it. */
export const typedReference = defineRule({
  id: 'V-typed-reference',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'words',
  values: ['typed'],
  *check(reading) {
    for (const reference of reading.typed) {
      const found = resolve(reading, reference);
      const last = reference.numbers.at(-1);
      if (found.length === 0 || !last) continue;
      const { unit, word } = reference;
      const values = { typed: unit.text.slice(word.from, last.to) };
      yield unitHit(unit, [word.from, last.to], values, toLive(unit, found));
    }
  },
});

/** A typed number that nothing in the document has. Numbers in works of others stand beside a citation. */
export const typedReferenceUnknown = defineRule({
  id: 'V-typed-reference-unknown',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'must',
  fix: 'none',
  values: ['typed'],
  *check(reading) {
    for (const reference of reading.typed) {
      const { unit, word, kind, numbers } = reference;
      const last = numbers.at(-1);
      const ours =
        kind === 'figure' || kind === 'table' || kind === 'listing' || kind === 'appendix';
      if (!ours || !last || nearCitation(unit, last.to)) continue;
      const known = new Set(resolve(reading, reference).map(({ number }) => number));
      if (numbers.every((number) => known.has(number))) continue;
      const values = { typed: unit.text.slice(word.from, last.to) };
      yield unitHit(unit, [word.from, last.to], values);
    }
  },
});

interface Resolved {
  number: TypedNumber;
  target: Target;
}

function resolve({ targets }: Reading, { kind, numbers }: TypedReference): Resolved[] {
  return numbers.flatMap((number) => {
    const target = findByLabel(targets.values(), kind, number.label);
    return target ? [{ number, target }] : [];
  });
}

/** Replaces the numbers by live references. In a footnote, which holds plain text, the writer must. */
function toLive({ address }: TextUnit, found: readonly Resolved[]): Edit[] | undefined {
  if (address.kind !== 'text') return undefined;
  const edits = found.flatMap(({ number, target }): Edit[] => {
    if (target.id === null) return [];
    const node = { type: 'crossReference', attrs: { target: target.id } };
    return [{ kind: 'inline', at: address, from: number.from, to: number.to, nodes: [node] }];
  });
  return edits.length > 0 ? edits : undefined;
}

/** «рисунок 5 работы [3]»: a citation, live or typed, later in the same sentence. */
function nearCitation(unit: TextUnit, at: number): boolean {
  const rest = /^[^.]{0,60}/u.exec(unit.prose.slice(at))?.[0] ?? '';
  if (/\[\d+\]/u.test(rest)) return true;
  return unit.inlines.some(
    ({ node, from }) => node.type === 'citation' && from >= at && from < at + rest.length,
  );
}
