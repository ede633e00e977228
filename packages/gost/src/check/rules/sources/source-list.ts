import type { SourceJson } from '@pv/editor-schema';
import { defineRule } from '../../rule.ts';
import { sourceHit } from './source-hit.ts';

/** A record that nobody has written yet. */
export const sourceEmpty = defineRule({
  id: 'G32-5.10.2-empty',
  clause: '5.10.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ rawSources }) {
    for (const source of rawSources)
      if (source.raw.trim() === '') yield sourceHit(source, null, {});
  },
});

/** The same source stands in the list once. */
export const sourceDuplicate = defineRule({
  id: 'V-source-duplicate',
  clause: 'список источников',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['source'],
  *check({ rawSources }) {
    const seen = new Map<string, SourceJson>();
    for (const source of rawSources) {
      const key = essence(source.raw);
      const first = seen.get(key);
      if (key !== '' && first) yield sourceHit(source, null, { source: first.raw.slice(0, 60) });
      else seen.set(key, source);
    }
  },
});

/** Letters and digits only, without the date of access. */
const essence = (raw: string): string =>
  raw
    .replace(/\(дата обращения[^)]*\)/iu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A number typed at the start of a record is printed twice. */
export const sourceTypedNumber = defineRule({
  id: 'G32-6.16-typed-number',
  clause: '6.16',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['typed'],
  *check({ rawSources }) {
    for (const source of rawSources) {
      const match = /^\s*(?:\[\d{1,3}\]\.?|\d{1,3}[.)])\s+(?=\S)/u.exec(source.raw);
      if (!match) continue;
      const to = match[0].length;
      const edit = {
        kind: 'text',
        at: { kind: 'source', id: source.id },
        from: 0,
        to,
        text: '',
      } as const;
      yield sourceHit(source, [0, to], { typed: match[0].trim() }, [edit]);
    }
  },
});
