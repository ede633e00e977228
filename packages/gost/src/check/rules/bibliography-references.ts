import type { SourceJson } from '@pv/editor-schema';
import type { Reading } from '../reading/read-document.ts';
import { defineRule, type Hit } from '../rule.ts';
import { replaceInSources, sourceHit } from './sources.ts';

const base = { standard: 'ГОСТ Р 7.0.5-2008', severity: 'must', fix: 'none' } as const;
const pair = ['found', 'right'] as const;

const SURNAME = "\\p{Lu}[\\p{Ll}'’]+(?:-\\p{Lu}\\p{Ll}+)?";
const INITIALS = '\\p{Lu}\\.(?:[ \\u00A0]?\\p{Lu}\\.)?';
const AUTHORS = new RegExp(
  `^${SURNAME},?[ \\u00A0]${INITIALS}(?:, ${SURNAME},?[ \\u00A0]${INITIALS})*`,
  'u',
);
const MAKER = new RegExp(`${INITIALS}[ \\u00A0]?${SURNAME}`, 'gu');
const OTHERS = /\[?(?:и др\.|et al\.)\]?/u;

/** Who heads a reference, and who is named right after its « / ». */
function peopleOf({ raw }: SourceJson): { head: number; makers: number; others: boolean } {
  const head = AUTHORS.exec(raw)?.[0].split(new RegExp(`, (?=${SURNAME})`, 'u')).length ?? 0;
  const [, said = ''] = /[ \u00A0]\/[ \u00A0](.*)/u.exec(raw) ?? [];
  const named = new RegExp(`^(?:${MAKER.source}(?:, )?)+`, 'u').exec(said)?.[0] ?? '';
  const others = OTHERS.test(said.slice(named.length, named.length + 10));
  return { head, makers: named.match(MAKER)?.length ?? 0, others };
}

function* judge(
  { rawSources }: Reading,
  wrong: (source: SourceJson) => boolean,
): Generator<Hit<never>> {
  for (const source of rawSources) if (wrong(source)) yield sourceHit(source, null, {});
}

/** Between the areas of a reference a dot is enough; both forms in one list are none. */
const dot = defineRule({
  ...base,
  id: 'R05-4.9.1-dot',
  clause: '4.9.1',
  severity: 'should',
  fix: 'signs',
  values: pair,
  check: (reading) =>
    replaceInSources(reading, /\.[ \u00A0][–—][ \u00A0](?=[\p{L}\d([\uFFFC])/gu, () => '. '),
});

const SHORT_PLACES: Readonly<Record<string, string>> = {
  Москва: 'М.',
  'Санкт-Петербург': 'СПб.',
  Ленинград: 'Л.',
};

/** «М. : Наука»: usual words are abbreviated, those of the title excepted. */
const shortPlace = defineRule({
  ...base,
  id: 'R05-4.9.3-abbr',
  clause: '4.9.3',
  severity: 'should',
  fix: 'words',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      /(?<=[.–—][ \u00A0])(?:Москва|Санкт-Петербург|Ленинград)(?=[ \u00A0]?[:;][ \u00A0]|, \d{4})/gu,
      ({ 0: found }) => SHORT_PLACES[found] ?? null,
    ),
});

/** Either how long the whole is, or where in it: not both. */
const extent = defineRule({
  ...base,
  id: 'R05-4.9.4-extent',
  clause: '4.9.4',
  values: [],
  check: (reading) =>
    judge(
      reading,
      ({ raw }) =>
        /(?<!\p{L}|\d)\d{1,4}[ \u00A0][сp]\.(?!\p{L})/u.test(raw) &&
        /(?<!\p{L})[СP]\.[ \u00A0]?\d/u.test(raw),
    ),
});

/** A work of one to three authors is found by them. */
const heading = defineRule({
  ...base,
  id: 'R05-4.10.1-heading',
  clause: '4.10.1',
  values: [],
  check: (reading) =>
    judge(reading, (source) => {
      const { head, makers, others } = peopleOf(source);
      return head === 0 && makers > 0 && makers < 4 && !others;
    }),
});

/** Whoever heads the reference is not named again. */
const notAgain = defineRule({
  ...base,
  id: 'R05-4.10.2-heading-all',
  clause: '4.10.2',
  values: [],
  check: (reading) =>
    judge(reading, (source) => {
      const { head, makers } = peopleOf(source);
      return head > 0 && head < 4 && makers > 0;
    }),
});

/** «Фамилия И. О., Фамилия И. О.»: no comma within a name. */
const headingForm = defineRule({
  ...base,
  id: 'R05-heading-form',
  clause: 'имя в заголовке',
  fix: 'signs',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      new RegExp(`(?<=^|^[^/:]{1,120}\\p{Lu}\\., )${SURNAME},[ \\u00A0](?=\\p{Lu}\\.)`, 'gu'),
      ({ 0: found }) => found.replace(',', ''),
    ),
});

/** Of four authors and more one is named, after the title. */
const fourPlus = defineRule({
  ...base,
  id: 'R05-four-plus',
  clause: 'четыре автора и более',
  values: [],
  check: (reading) =>
    judge(reading, (source) => {
      const { head, makers, others } = peopleOf(source);
      return head > 3 || makers > 3 || (others && makers > 1);
    }),
});

const ADDRESS = /(?:https?:\/\/|www\.)[^\s()«»]+/iu;
const TELLS_ITSELF = /электронн|electronic|сайт|\[site\]|\d[ \u00A0][сp]\./iu;

/** Beside printed sources what is read on a screen says so. */
const electronic = defineRule({
  ...base,
  id: 'R05-10.3-electronic',
  clause: '10.3',
  severity: 'should',
  values: [],
  *check(reading) {
    const { printedSources, snapshot } = reading;
    const mixed = printedSources.some(({ raw }) => raw && !ADDRESS.test(raw));
    if (!mixed || snapshot.settings.sourceStyle?.contentType === false) return;
    yield* judge(reading, ({ raw }) => ADDRESS.test(raw) && !TELLS_ITSELF.test(raw));
  },
});

/** Requirements, limits of access, then the address, then the day it was seen. */
const notesOrder = defineRule({
  ...base,
  id: 'R05-10.4-notes-order',
  clause: '10.4',
  values: [],
  check: (reading) =>
    judge(reading, ({ raw }) => {
      const at = raw.search(ADDRESS);
      if (at < 0) return false;
      const seen = raw.search(/дата[ \u00A0]обращения/iu);
      const late = raw
        .slice(at)
        .search(/режим[ \u00A0]доступа|систем\p{L}*\.?[ \u00A0]требования/iu);
      return late >= 0 || (seen >= 0 && seen < at);
    }),
});

/** «URL: … (дата обращения: 01.02.2026)». */
const address = defineRule({
  ...base,
  id: 'R05-10.4.4-url',
  clause: '10.4.4',
  values: [],
  *check({ printedSources }) {
    for (const source of printedSources) {
      if (!ADDRESS.test(source.raw)) continue;
      const told = /дата[ \u00A0]обращения[ \u00A0]*:[ \u00A0]*\d{2}\.\d{2}\.\d{4}/iu.test(
        source.raw,
      );
      if (!told || !/URL:/u.test(source.raw)) yield sourceHit(source, null, {});
    }
  },
});

/** «Архив. Ф. 316. Оп. 1. Д. 161. Л. 1»: dots between the parts of a place in an archive. */
const archive = defineRule({
  ...base,
  id: 'R05-11.4-archive',
  clause: '11.4',
  fix: 'case',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      /(?<=(?<!\p{L})(?:ф|оп|д|ед\. хр)\.[ \u00A0]?\d+),[ \u00A0](?:оп|д|л|ед\. хр)\.(?=[ \u00A0]?\d)/giu,
      ({ 0: found }) => {
        const part = found.slice(2);
        return `. ${part.charAt(0).toUpperCase()}${part.slice(1)}`;
      },
    ),
});

/** Rules about references of GOST R 7.0.5-2008 in the list; asked where the list is made by it. */
export const REFERENCE_RULES = [
  dot,
  shortPlace,
  extent,
  heading,
  notAgain,
  headingForm,
  fourPlus,
  electronic,
  notesOrder,
  address,
  archive,
] as const;
