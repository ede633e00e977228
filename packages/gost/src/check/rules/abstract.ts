import { nodeText } from '@pv/editor-schema';
import { profileSource, sectionHit, unitHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { perStretch } from '../reading/read-section.ts';
import { perText, type TextUnit } from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';

const OPTIMUM = 850;

const abstractOf = ({ sections }: Reading) =>
  sections.find(({ section }) => section.kind === 'abstract') ?? null;

const keywordsOf = ({ snapshot }: Reading): string[] =>
  snapshot.settings.keywords.map((word) => word.trim()).filter((word) => word !== '');

/** The abstract has 5 to 15 keywords or phrases. */
export const keywordCount = defineRule({
  id: 'G32-5.3.2.1-keywords-count',
  clause: '5.3.2.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: ['count', 'least', 'most'],
  *check(reading) {
    const abstract = abstractOf(reading);
    const { keywordsMin: least, keywordsMax: most } = reading.profile.values;
    const count = keywordsOf(reading).length;
    if (!abstract || (count >= least && count <= most)) return;
    const hit = keywordHit(abstract.section.id, { count, least, most });
    const source = profileSource(reading.profile, count < least ? 'keywordsMin' : 'keywordsMax');
    yield { ...hit, ...(source && { source }) };
  },
});

/** Keywords are those that the text really uses. */
export const keywordsFromText = defineRule({
  id: 'G32-5.3.2.1-keywords-from-text',
  clause: '5.3.2.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'none',
  values: ['word'],
  *check(reading) {
    const abstract = abstractOf(reading);
    if (!abstract) return;
    const texts = plainTexts(reading.sections.filter((section) => section !== abstract));
    for (const word of keywordsOf(reading)) {
      if (!occurs(word, texts)) yield keywordHit(abstract.section.id, { word });
    }
  },
});

/** The abstract takes about 850 characters and never more than a page. */
export const abstractLength = defineRule({
  id: 'G32-5.3.2.2-abstract-length',
  clause: '5.3.2.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'none',
  values: ['count', 'optimum'],
  *check(reading) {
    const abstract = abstractOf(reading);
    if (!abstract) return;
    const count = abstract.top.reduce((sum, { node }) => sum + nodeText(node).length, 0);
    if (count <= reading.profile.values.abstractMax) return;
    const source = profileSource(reading.profile, 'abstractMax');
    const hit = sectionHit(abstract.section, { count, optimum: OPTIMUM });
    yield { ...hit, ...(source && { source }) };
  },
});

const COUNTED: readonly [RegExp, (reading: Reading) => number][] = [
  [/(\d+)\s*(?:рис\.|рисун|иллюстрац)/iu, countOf('figure')],
  [/(\d+)\s*(?:табл\.|таблиц)/iu, countOf('tableBlock')],
  [
    /(\d+)\s*(?:источник|наименован|использованн\p{L}* источник)/iu,
    ({ snapshot }) => snapshot.sources.length,
  ],
  [
    /(\d+)\s*приложени/iu,
    ({ sections }) => sections.filter(({ section }) => section.kind === 'applications').length,
  ],
];

function countOf(type: string) {
  return ({ blocks }: Reading): number => blocks.filter(({ node }) => node.type === type).length;
}

/** «Работа изложена на … и содержит …», as introductions say too. */
const OF_WORK =
  /(?:работа|диссертаци\p{L}+|записка|отч[её]т|проект)(?!\p{L})[^.!?]{0,60}(?:содерж|включа|состо|излож)/iu;

function volumeUnits(reading: Reading): TextUnit[] {
  const intro = reading.sections.find(({ section }) => section.kind === 'intro');
  return [
    ...(abstractOf(reading)?.top ?? []).flatMap(({ unit }) => unit ?? []),
    ...(intro?.top ?? []).flatMap(({ unit }) => (unit && OF_WORK.test(unit.text) ? [unit] : [])),
  ];
}

/** The volume is counted by the document; a typed line of it must not say something else. */
export const typedVolume = defineRule({
  id: 'G32-5.3.2.1-typed-volume',
  clause: '5.3.2.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: ['found', 'right'],
  *check(reading) {
    for (const unit of volumeUnits(reading)) {
      for (const [pattern, count] of COUNTED) {
        const match = pattern.exec(unit.text);
        const right = count(reading);
        if (!match || Number(match[1]) === right) continue;
        yield unitHit(unit, [match.index, match.index + match[0].length], {
          found: match[1] ?? '',
          right,
        });
        break;
      }
    }
  },
});

function keywordHit<V extends string>(
  sectionId: string,
  values: Record<V, string | number>,
): Hit<V> {
  return { place: { sectionId, path: [] }, subject: { kind: 'keywords' }, values };
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

const plainText = perText(({ text }) => plain(text));

/** The words of each stretch in small letters, without «ё». */
const plainTexts = perStretch(({ units }) => units.map(plainText).join('\n'));

/** True when the beginnings of all words of the phrase occur in the texts: endings change with the case. */
function occurs(phrase: string, texts: readonly string[]): boolean {
  const words = plain(phrase).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => texts.some((text) => text.includes(stem(word))));
}

function stem(word: string): string {
  if (word.length <= 4) return word.slice(0, 3);
  return word.slice(0, Math.max(4, word.length - 3));
}
