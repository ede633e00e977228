import type { SourceJson } from '@pv/editor-schema';
import { unitHit } from '../../hits.ts';
import { defineRule } from '../../rule.ts';
import { sourceHit } from '../sources/source-hit.ts';

/** A citation of a record that is not in the list. */
export const citationMatch = defineRule({
  id: 'G32-6.9.1-match',
  clause: '6.9.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ citations, snapshot }) {
    const known = new Set(snapshot.sources.map(({ id }) => id));
    for (const { sources, unit, offset } of citations) {
      const whole = sources.length > 0 && sources.every(({ id }) => known.has(id));
      if (!whole) yield unitHit(unit, [offset, offset + 1], {});
    }
  },
});

/** The list holds what was used: every record is cited. */
export const sourceUncited = defineRule({
  id: 'G32-6.16-uncited',
  clause: '6.16',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'none',
  values: ['source'],
  *check({ citations, snapshot }) {
    const cited = new Set(citations.flatMap(({ sources }) => sources.map(({ id }) => id)));
    for (const source of snapshot.sources) {
      if (!cited.has(source.id)) yield sourceHit(source, null, { source: shortName(source) });
    }
  },
});

/** The first words of a record, to know it by. */
function shortName({ raw, csl }: SourceJson): string {
  const text = raw.trim() || String(csl?.title ?? '');
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}
