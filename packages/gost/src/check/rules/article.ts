import { contentWords, type SectionKind } from '@pv/editor-schema';
import { sectionHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { defineRule } from '../rule.ts';

const STANDARD = 'ГОСТ Р 7.0.7-2021';
const CLAUSE = 'состав статьи';

const MIN_KEYWORDS = 3;
const MAX_KEYWORDS = 15;
/** Words of an abstract. */
const ABSTRACT = 250;

const NAMES: readonly (readonly [name: string, ...kinds: SectionKind[]])[] = [
  ['сведения о статье', 'title'],
  ['аннотация', 'abstract'],
  ['введение', 'intro'],
  ['методы и результаты', 'chap'],
  ['заключение', 'conclusion'],
  ['список источников', 'references', 'literatures'],
];

const sectionOf = ({ sections }: Reading, ...kinds: SectionKind[]) =>
  sections.find(({ section }) => kinds.includes(section.kind));

/** What an article consists of. */
export const articleParts = defineRule({
  id: 'R707-parts',
  clause: CLAUSE,
  standard: STANDARD,
  severity: 'must',
  fix: 'none',
  values: ['name'],
  *check(reading) {
    for (const [name, ...kinds] of NAMES) {
      if (!sectionOf(reading, ...kinds)) yield sectionHit(undefined, { name });
    }
  },
});

/** The index of the UDC stands over the title. */
export const articleUdc = defineRule({
  id: 'R707-udc',
  clause: CLAUSE,
  standard: STANDARD,
  severity: 'must',
  fix: 'none',
  values: [],
  *check(reading) {
    const codes = reading.snapshot.settings.titleFields.codes ?? '';
    if (!/удк\s*\d/i.test(codes)) yield sectionHit(sectionOf(reading, 'title')?.section, {});
  },
});

/** An article has 3 to 15 keywords. */
export const articleKeywords = defineRule({
  id: 'R707-keywords',
  clause: CLAUSE,
  standard: STANDARD,
  severity: 'must',
  fix: 'none',
  values: ['count'],
  *check(reading) {
    const abstract = sectionOf(reading, 'abstract');
    const { keywords } = reading.snapshot.settings;
    const count = keywords.filter((word) => word.trim() !== '').length;
    if (!abstract || (count >= MIN_KEYWORDS && count <= MAX_KEYWORDS)) return;
    const place = { sectionId: abstract.section.id, path: [] };
    yield { place, subject: { kind: 'keywords' }, values: { count } };
  },
});

/** The abstract of an article takes 250 words at most. */
export const articleAbstract = defineRule({
  id: 'R707-abstract',
  clause: CLAUSE,
  standard: STANDARD,
  severity: 'should',
  fix: 'none',
  values: ['count', 'most'],
  *check(reading) {
    const abstract = sectionOf(reading, 'abstract');
    if (!abstract) return;
    const count = abstract.top.reduce((sum, { node }) => sum + contentWords(node), 0);
    if (count > ABSTRACT) yield sectionHit(abstract.section, { count, most: ABSTRACT });
  },
});

const ENGLISH: readonly (readonly [field: string, name: string])[] = [
  ['titleEn', 'название'],
  ['affiliationsEn', 'организации авторов'],
  ['abstractEn', 'аннотация'],
  ['keywordsEn', 'ключевые слова'],
];

/** Title, authors, abstract and keywords stand in English too. */
export const articleEnglish = defineRule({
  id: 'R707-english',
  clause: CLAUSE,
  standard: STANDARD,
  severity: 'must',
  fix: 'none',
  values: ['list'],
  *check(reading) {
    const title = sectionOf(reading, 'title');
    const typed = reading.snapshot.settings.titleFields;
    const missing = ENGLISH.filter(([field]) => !typed[field]?.trim()).map(([, name]) => name);
    if (title && missing.length > 0) yield sectionHit(title.section, { list: missing.join(', ') });
  },
});
