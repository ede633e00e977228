import { GENERATED_KINDS, headingLevel, isBlankContent, type SectionKind } from '@pv/editor-schema';
import { openingPhrase } from '../../model/opening-phrase.ts';
import { blockHit, replaceBlocks, sectionHit } from '../hits.ts';
import { type BlockRef, isEmptyText } from '../reading/block.ts';
import { illustrationsOf, type Reading } from '../reading/read-document.ts';
import { isGenerated, type SectionReading } from '../reading/read-section.ts';
import { defineRule, type Hit } from '../rule.ts';
import { isMade } from './title-page.ts';

/** How an element is called in findings, in the language of the document, where its profile has no name for it. */
const SECTION_NAMES: Partial<Record<SectionKind, string>> = {
  title: 'Титульный лист',
  performers: 'Список исполнителей',
  abstract: 'Реферат',
  main: 'Содержание',
  terms: 'Термины и определения',
  abbreviations: 'Перечень сокращений и обозначений',
  symbols: 'Перечень условных обозначений',
  intro: 'Введение',
  chap: 'Основная часть',
  conclusion: 'Заключение',
  dictionaries: 'Словарь терминов',
  references: 'Список использованных источников',
  literatures: 'Список литературы',
  materials: 'Материалы',
  illustrative: 'Список иллюстративного материала',
  applications: 'Приложения',
};

/** Titles that name a structural element, whatever kind the section was given. */
const TITLES: readonly [pattern: RegExp, kind: SectionKind][] = [
  [/^(реферат|аннотация)$/i, 'abstract'],
  [/^(термины и определения|определения|термины)$/i, 'terms'],
  [
    /^((перечень|список) (условных )?(сокращений|обозначений)[а-яё ,]*|(обозначения|сокращения) и (сокращения|обозначения))$/i,
    'abbreviations',
  ],
  [/^введение$/i, 'intro'],
  [/^заключение$/i, 'conclusion'],
];

/** The kind of structural element that a typed title names, or null. */
function kindByTitle(title: string): SectionKind | null {
  const bare = title.trim().replace(/[.:]$/, '');
  return TITLES.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
}

/** A section, or a heading inside it, without a word below. */
export const emptySection = defineRule({
  id: 'G32-6.2.2-empty',
  clause: '6.2.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'none',
  values: ['title'],
  *check(document) {
    for (const reading of document.sections) {
      const { section, top } = reading;
      if (isGenerated(reading) || isMadeList(reading, document)) continue;
      if (!top.some(hasSubstance)) yield sectionHit(section, { title: section.title });
      for (const block of top) {
        if (block.node.type !== 'heading' || isEmptyText(block) || hasText(block)) continue;
        yield blockHit(block, { title: block.unit?.text ?? '' });
      }
    }
  },
});

/** The list of illustrations is made where nobody has written anything, as `isBlankContent` says. */
const isMadeList = ({ section, top }: SectionReading, document: Reading): boolean =>
  section.kind === 'illustrative' &&
  document.profile.form === 'work' &&
  isBlankContent({ type: 'doc', content: top.map(({ node }) => node) }) &&
  illustrationsOf(document).length > 0;

const hasSubstance = (block: BlockRef): boolean =>
  block.node.type !== 'heading' && !isEmptyText(block);

/** True when something, or a deeper heading, stands before the next heading of the same or a higher level. */
function hasText(heading: BlockRef): boolean {
  for (let next = heading.next; next; next = next.next) {
    if (hasSubstance(next)) return true;
    if (next.node.type === 'heading') return headingLevel(next.node) > headingLevel(heading.node);
  }
  return false;
}

const PARTS: readonly [name: string, pattern: RegExp][] = [
  ['актуальность', /актуальн/i],
  ['цель', /цель|целью|цели|целей/i],
  ['задачи', /задач/i],
  ['объект', /объект/i],
  ['предмет', /предмет/i],
  ['методы', /метод|подход|средств/i],
];

/** The introduction names what every committee looks for. */
export const introKeywords = defineRule({
  id: 'V-intro-keywords',
  clause: 'введение',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['list'],
  *check({ sections }) {
    const intro = sections.find(({ section }) => section.kind === 'intro');
    const text = intro?.units.map((unit) => unit.text).join('\n') ?? '';
    if (!intro || text.trim() === '') return;
    const missing = PARTS.filter(([, pattern]) => !pattern.test(text)).map(([name]) => name);
    if (missing.length > 0) yield sectionHit(intro.section, { list: missing.join(', ') });
  },
});

const TERMS = /^в настоящ(?:ем|ей)\s.*примен(?:яют|яются|ены|ялись)\s.*(?:термин|определени)/iu;
const ABBREVIATIONS =
  /^в настоящ(?:ем|ей)\s.*примен(?:яют|яются|ены|ялись)\s.*(?:сокращени|обозначени)/iu;

/** The list of terms opens with the fixed phrase. */
export const termsOpening = defineRule({
  id: 'G32-5.5.2-terms-opening',
  clause: '5.5.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['phrase'],
  check: (reading) => opening(reading, 'terms', TERMS),
});

/** The list of abbreviations opens with the fixed phrase. */
export const abbreviationsOpening = defineRule({
  id: 'G32-5.6.1-abbr-opening',
  clause: '5.6.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['phrase'],
  check: (reading) => opening(reading, 'abbreviations', ABBREVIATIONS),
});

function* opening(
  { sections, titlePage }: Reading,
  kind: 'terms' | 'abbreviations',
  pattern: RegExp,
): Generator<Hit<'phrase'>> {
  const phrase = openingPhrase(kind, titlePage.workKind);
  for (const { section, top } of sections) {
    if (section.kind !== kind) continue;
    const written = top.filter((block) => !isEmptyText(block));
    const [first] = written;
    if (!first || pattern.test(first.unit?.text.trim() ?? '')) continue;
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: `${phrase}:` }] };
    yield sectionHit(section, { phrase }, [replaceBlocks(first, 0, [paragraph])]);
  }
}

/** Structural elements follow the order of clause 4. Text that is not assigned yet stays after its neighbour. */
export const sectionOrder = defineRule({
  id: 'G32-4-order',
  clause: '4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['name', 'before'],
  *check({ sections, profile }) {
    const { order, structure } = profile;
    const ranked = sections.filter(({ section }) => section.kind !== 'common');
    const isBefore = beforeIn(order);
    const late = ranked.findIndex(
      (section, index) => index > 0 && isBefore(section, ranked[index - 1]),
    );
    const section = ranked[late];
    if (!section) return;
    const kind = section.section.kind;
    const after = ranked.slice(0, late).find((other) => isBefore(section, other));
    const values = {
      name: nameOf(kind, profile),
      before: nameOf(after?.section.kind ?? kind, profile),
    };
    const edit = { kind: 'sectionOrder', ids: rightOrder(sections, order) } as const;
    yield { ...sectionHit(section.section, values, [edit]), source: structure };
  },
});

const beforeIn =
  (order: readonly SectionKind[]) =>
  (a: SectionReading, b: SectionReading | undefined): boolean =>
    b !== undefined && order.indexOf(a.section.kind) < order.indexOf(b.section.kind);

const nameOf = (kind: SectionKind, { titles }: Reading['profile']): string =>
  titles[kind] || (SECTION_NAMES[kind] ?? kind);

function rightOrder(sections: readonly SectionReading[], order: readonly SectionKind[]): string[] {
  let rank = -1;
  return sections
    .map(({ section }) => {
      if (section.kind !== 'common') rank = order.indexOf(section.kind);
      return { id: section.id, rank };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

/** Elements that clause 4 demands. Those that the product makes itself are added by one click. */
export const requiredSections = defineRule({
  id: 'G32-4-required',
  clause: '4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['name'],
  *check(reading) {
    const { required, structure } = reading.profile;
    const wanted = required.filter((kind) => kind !== 'references');
    for (const kind of wanted) {
      if (!has(reading, kind)) yield { ...missing(kind, reading), source: structure };
    }
  },
});

/** Clause 4 leaves the list of sources optional; every university demands it. */
export const requiredSources = defineRule({
  id: 'G32-4-sources-practice',
  clause: '4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'signs',
  values: ['name'],
  *check(reading) {
    if (!has(reading, 'references') && !has(reading, 'literatures')) {
      const must = reading.profile.required.includes('references');
      yield {
        ...missing('references', reading),
        ...(must && { source: reading.profile.structure }),
      };
    }
  },
});

const has = ({ sections }: Reading, kind: SectionKind): boolean =>
  sections.some(({ section }) => section.kind === kind);

function missing(sectionKind: SectionKind, { profile }: Reading): Hit<'name'> {
  const values = { name: nameOf(sectionKind, profile) };
  const edits = [{ kind: 'addSection', sectionKind } as const];
  return sectionHit(undefined, values, GENERATED_KINDS.has(sectionKind) ? edits : undefined);
}

/** A structural element that is marked as a chapter would get a number, which clause 6.2.1 forbids. */
export const structuralAsChapter = defineRule({
  id: 'G32-6.2.1-struct-kind',
  clause: '6.2.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['title', 'name'],
  *check({ sections, profile }) {
    const present = new Set(sections.map(({ section }) => section.kind));
    for (const { section } of sections) {
      const kind = kindByTitle(section.title);
      if (kind === null || (section.kind !== 'chap' && section.kind !== 'common')) continue;
      const edit = { kind: 'sectionKind', sectionId: section.id, sectionKind: kind } as const;
      const values = { title: section.title, name: nameOf(kind, profile) };
      yield sectionHit(section, values, present.has(kind) ? undefined : [edit]);
    }
  },
});

/** Text that has not been told what part of the document it is. */
export const unassignedSection = defineRule({
  id: 'G32-4-unassigned',
  clause: '4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'none',
  values: ['title'],
  *check({ sections }) {
    for (const { section } of sections) {
      if (section.kind !== 'common' || kindByTitle(section.title) !== null) continue;
      yield sectionHit(section, { title: section.title });
    }
  },
});

/** The introduction is one text: headings inside it do not stand in the contents of a thesis. */
export const introWhole = defineRule({
  id: 'V-intro-whole',
  clause: 'введение',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check({ sections }) {
    for (const { section, top } of sections) {
      if (section.kind !== 'intro') continue;
      const heading = top.find(({ node }) => node.type === 'heading');
      if (heading) yield blockHit(heading, {});
    }
  },
});

/** The title page of a thesis names its supervisor. */
export const titleSupervisor = defineRule({
  id: 'V-title-supervisor',
  clause: 'титульный лист',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check(reading) {
    const { context, snapshot, titlePage } = reading;
    const { people } = context;
    if (!people || titlePage.fields?.supervisor || !isMade(reading)) return;
    const named = `${people.join('\n')}\n${snapshot.settings.titleFields.people ?? ''}`;
    if (!/руководител/iu.test(named)) yield sectionHit(undefined, {});
  },
});
