import { nodeText } from '@pv/editor-schema';
import { sectionHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { defineRule, type Hit } from '../rule.ts';

const MIN_KEYWORDS = 5;
const MAX_KEYWORDS = 15;
const OPTIMUM = 850;
/** What fits one page of 14 pt with 1.5 spacing below the heading, the volume line and the keywords. */
const PAGE = 1500;

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
  values: ['count'],
  *check(reading) {
    const abstract = abstractOf(reading);
    const count = keywordsOf(reading).length;
    if (!abstract || (count >= MIN_KEYWORDS && count <= MAX_KEYWORDS)) return;
    yield keywordHit(abstract.section.id, { count });
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
    const text = reading.sections
      .filter((section) => section !== abstract)
      .flatMap(({ units }) => units.map(({ text }) => text))
      .join('\n')
      .toLowerCase()
      .replaceAll('ё', 'е');
    for (const word of keywordsOf(reading)) {
      if (!occurs(word, text)) yield keywordHit(abstract.section.id, { word });
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
    if (count > PAGE) yield sectionHit(abstract.section, { count, optimum: OPTIMUM });
  },
});

function keywordHit<V extends string>(
  sectionId: string,
  values: Record<V, string | number>,
): Hit<V> {
  return { place: { sectionId, path: [] }, subject: { kind: 'keywords' }, values };
}

/** True when the beginnings of all words of the phrase occur in the text: endings change with the case. */
function occurs(phrase: string, text: string): boolean {
  const words =
    phrase
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => text.includes(stem(word)));
}

function stem(word: string): string {
  if (word.length <= 4) return word.slice(0, 3);
  return word.slice(0, Math.max(4, word.length - 3));
}
