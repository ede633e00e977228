import type { SourceJson } from '@pv/editor-schema';
import { defineRule } from '../rule.ts';
import { replaceInSource, replaceInSources, sourceHit } from './sources.ts';

const base = { standard: 'ГОСТ Р 7.0.100-2018', severity: 'must', fix: 'signs' } as const;
const pair = ['found', 'right'] as const;

/** «Москва : Наука, 2020. 256 с.»: the areas of a record, dots between them. */
const DOTTED = / ?: [^:]{2,80}, \d{4}\. (?:[^–—]{0,80} )?\d{1,4}[ \u00A0]?[сp]\./u;

const isDotted = ({ raw }: SourceJson): boolean =>
  !/[ \u00A0][–—-][ \u00A0]/u.test(raw) && DOTTED.test(raw);

/** A dot alone between areas is the form of references; a list of such is meant by the other standard. */
const dotInstead = defineRule({
  ...base,
  id: 'B100-4.6.4-dot-instead',
  clause: '4.6.4',
  severity: 'should',
  fix: 'none',
  values: ['count'],
  *check({ rawSources }) {
    const dotted = rawSources.filter(isDotted);
    const [first] = dotted;
    // a single one is a slip of that record
    if (!first || dotted.length < 2 || dotted.length * 2 < rawSources.length) return;
    yield sourceHit(first, null, { count: dotted.length });
  },
});

/** What is unknown is told in square brackets: «[Б. м.] : [б. и.], [б. г.]». */
const unknownPlace = defineRule({
  ...base,
  id: 'B100-5.5-unknown',
  clause: '5.5',
  severity: 'should',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      /(?<=[–—:,][ \u00A0])(?:Б\.[ \u00A0]?м\.|б\.[ \u00A0]?[иг]\.)(?=[ \u00A0,.:]|$)/gu,
      ({ 0: found }) => `[${found}]`,
    ),
});

/** A series stands in parentheses. */
const series = defineRule({
  ...base,
  id: 'B100-5.7-series',
  clause: '5.7',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      /(?<=\.[ \u00A0][–—][ \u00A0])(?:Серия|Сер\.)[ \u00A0:][^()]{1,150}?(?=\.[ \u00A0][–—][ \u00A0]|\.?$)/gu,
      ({ 0: found }) => `(${found})`,
    ),
});

/** Of a part, its kind of content and its DOI: they stand before « // ». */
const LATE =
  /\.?[ \u00A0][–—][ \u00A0]((?:Текст|Text)[ \u00A0]?: \p{L}+|DOI 10\.\d[^\s]*?(?=\.?(?:[ \u00A0][–—]|$)))/u;

const component = defineRule({
  ...base,
  id: 'B100-7-component',
  clause: '7',
  values: ['found'],
  *check({ rawSources }) {
    for (const source of rawSources) {
      const host = source.raw.search(/[ \u00A0]\/\/[ \u00A0]/u);
      const late = host < 0 ? null : LATE.exec(source.raw.slice(host));
      const found = late?.[1];
      if (!late || !found) continue;
      const from = host + late.index;
      const mark = source.raw[host - 1] === '.' ? ' – ' : '. – ';
      yield sourceHit(source, [from, from + late[0].length], { found }, [
        replaceInSource(source, host, host, `${mark}${found}`),
        replaceInSource(source, from, from + late[0].length, ''),
      ]);
    }
  },
});

const OF_PATENT = /^(?:патент|свидетельство о|а\. ?с\.)(?!\p{L})/iu;
const WHOLE_WORDS: Readonly<Record<string, string>> = {
  'заявл.': 'заявлено',
  'опубл.': 'опубликовано',
};

/** Since the amendment of 2020 the dates of a patent have their words in full. */
const patentWords = defineRule({
  ...base,
  id: 'B100-patent-2020',
  clause: 'поправка 2020 года',
  fix: 'words',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      /(?<!\p{L})(?:заявл|опубл)\.(?=[ \u00A0]?\d)/gu,
      ({ 0: found, input }) => (OF_PATENT.test(input) ? (WHOLE_WORDS[found] ?? null) : null),
    ),
});

const OF_THESIS = /(?<!\p{L})(?:диссертаци|автореферат)/iu;
const SHORT_NAME =
  /(?<=[ \u00A0]\/[ \u00A0])(?:\p{Lu}\.[ \u00A0]?\p{Lu}\.[ \u00A0]?\p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}[\p{L}-]*,?[ \u00A0]\p{Lu}\.[ \u00A0]?\p{Lu}\.)/u;

/** After « / » the author of a thesis is named in full, as on its title page. */
const thesisName = defineRule({
  ...base,
  id: 'B100-thesis-name',
  clause: 'запись диссертации',
  fix: 'none',
  values: ['found'],
  *check({ rawSources }) {
    for (const source of rawSources) {
      const name = OF_THESIS.test(source.raw) ? SHORT_NAME.exec(source.raw) : null;
      if (!name) continue;
      const [found] = name;
      yield sourceHit(source, [name.index, name.index + found.length], { found });
    }
  },
});

/** Rules about records of GOST R 7.0.100-2018 as a whole and about single kinds of them. */
export const RECORD_RULES = [
  dotInstead,
  unknownPlace,
  series,
  component,
  patentWords,
  thesisName,
] as const;
