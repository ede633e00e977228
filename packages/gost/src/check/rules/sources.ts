import type { SourceJson } from '@pv/editor-schema';
import type { Edit, EditOf } from '../edits/edit.ts';
import type { Reading } from '../reading/read-document.ts';
import { ATOM } from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';

/** A hit on a record of the list of sources, or on a range of its text. */
export function sourceHit<V extends string>(
  { id }: SourceJson,
  range: readonly [number, number] | null,
  values: Record<V, string | number>,
  edits?: readonly Edit[],
): Hit<V> {
  const place = { sectionId: '', path: [], ...(range ? { range } : {}) };
  return { place, subject: { kind: 'source', id }, values, ...(edits ? { edits } : {}) };
}

/** Replaces a range of a record's text. */
export function replaceInSource(
  { id }: SourceJson,
  from: number,
  to: number,
  text: string,
): EditOf<'text'> {
  return { kind: 'text', at: { kind: 'source', id }, from, to, text };
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s()«»]+/giu;

/** The record with its web addresses masked, so that no rule mends an address; the length stays. */
const maskAddresses = (raw: string): string =>
  raw.replace(ADDRESS, (address) => ATOM.repeat(address.length));

const hasAddress = ({ raw }: SourceJson): boolean => raw.search(ADDRESS) >= 0;

/** One hit a record: every match of a global pattern is replaced; `to` gives null to leave one alone. */
export function* replaceInSources(
  { rawSources }: Reading,
  pattern: RegExp,
  to: (match: RegExpExecArray) => string | null,
): Generator<Hit<'found' | 'right'>> {
  for (const source of rawSources) {
    const changes = [...maskAddresses(source.raw).matchAll(pattern)].flatMap((match) => {
      const text = to(match);
      const end = match.index + match[0].length;
      return text === null ? [] : [{ from: match.index, to: end, text, found: match[0] }];
    });
    const [first] = changes;
    if (!first) continue;
    const values = { found: first.found.trim(), right: first.text.trim() };
    const edits = changes.map((change) =>
      replaceInSource(source, change.from, change.to, change.text),
    );
    yield sourceHit(source, [first.from, first.to], values, edits);
  }
}

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
  *check({ printedSources }) {
    const seen = new Map<string, SourceJson>();
    for (const source of printedSources) {
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
    .replace(/\(дата обращения[^)]*\)|Текст : (?:непосредственный|электронный)/giu, '')
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

const base = { standard: 'ГОСТ Р 7.0.100-2018' } as const;

/** An address is followed by «(дата обращения: 01.02.2026)». */
export const sourceAccessDate = defineRule({
  ...base,
  id: 'B100-5.8.6.4-url',
  clause: '5.8.6.4',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ printedSources }) {
    for (const source of printedSources) {
      if (!hasAddress(source)) continue;
      if (/дата[ \u00A0]обращения[ \u00A0]*:[ \u00A0]*\d{2}\.\d{2}\.\d{4}/iu.test(source.raw))
        continue;
      yield sourceHit(source, null, {});
    }
  },
});

/** An address is introduced by «URL:». */
export const sourceUrlWord = defineRule({
  ...base,
  id: 'B100-5.8.6.4-url-word',
  clause: '5.8.6.4',
  severity: 'must',
  fix: 'words',
  values: [],
  *check({ rawSources }) {
    for (const source of rawSources) {
      const masked = maskAddresses(source.raw);
      const at = masked.indexOf('\uFFFC');
      const before = masked.slice(0, Math.max(at, 0));
      if (at < 0 || /(?:URL|доступа|DOI)[ \u00A0]*:?[ \u00A0]*$/iu.test(before)) continue;
      yield sourceHit(source, [at, at + 1], {}, [replaceInSource(source, at, at, 'URL: ')]);
    }
  },
});

/** The last area: «Текст : непосредственный» or «Текст : электронный». Its status is disputed: a recommendation. */
export const sourceContentType = defineRule({
  ...base,
  id: 'B100-5.10-content-type',
  clause: '5.10',
  severity: 'should',
  fix: 'none',
  values: [],
  *check({ rawSources, snapshot }) {
    if (snapshot.settings.sourceStyle?.contentType === false) return;
    for (const source of rawSources) {
      if (source.raw.trim() === '' || KIND.test(source.raw)) continue;
      yield sourceHit(source, null, {});
    }
  },
});

const KIND =
  /(?:текст|изображение|видео|звук|музыка|карта|данные|программа|устная речь|text|image)[^.]{0,40}[ \u00A0]?:[ \u00A0]?(?:непосредственн|электронн|аудио|видео|direct|electronic|unmediated)/iu;

/** What has an address is «электронный». */
export const sourceContentMatch = defineRule({
  ...base,
  id: 'B100-5.10-match',
  clause: '5.10',
  severity: 'should',
  fix: 'none',
  values: [],
  *check({ rawSources }) {
    for (const source of rawSources) {
      const at = source.raw.search(/непосредственный/iu);
      if (at < 0 || !hasAddress(source)) continue;
      yield sourceHit(source, [at, at + 'непосредственный'.length], {});
    }
  },
});
