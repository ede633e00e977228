import { type CitedSource, citedSources, textAttribute } from '@pv/editor-schema';
import type { ReferenceKind } from '../../model/document.ts';
import type { NumberedItem, Numbering } from '../../model/numbering.ts';
import type { BlockRef } from './block.ts';
import type { SectionReading } from './read-section.ts';
import { perText, type TextUnit } from './text-unit.ts';

/** A cross-reference made with the editor. */
export interface LiveReference {
  target: string;
  unit: TextUnit;
  offset: number;
}

/** A citation made with the editor. */
export interface LiveCitation {
  sources: readonly CitedSource[];
  unit: TextUnit;
  offset: number;
}

/** The cross-references of a unit. */
export function liveReferences(unit: TextUnit): LiveReference[] {
  return unit.inlines
    .filter(({ node }) => node.type === 'crossReference')
    .map(({ node, from }) => ({ target: textAttribute(node, 'target'), unit, offset: from }));
}

/** The citations of a unit. */
export function liveCitations(unit: TextUnit): LiveCitation[] {
  return unit.inlines
    .filter(({ node }) => node.type === 'citation')
    .map(({ node, from }) => ({ sources: citedSources(node), unit, offset: from }));
}

function blockAt({ top }: SectionReading, path: readonly number[]): BlockRef | null {
  let row = top;
  let block: BlockRef | null = null;
  for (const index of path) {
    block = row[index] ?? null;
    row = block?.children ?? [];
  }
  return block;
}

/** Whatever has a number and may be referred to. */
export interface Target {
  /** The id, or the place where it has none yet. */
  key: string;
  /** Null when nothing can refer to it live: no id, or an id that an earlier node already has. */
  id: string | null;
  kind: ReferenceKind;
  /** The printed number without parentheses; null when it has none. */
  label: string | null;
  order: number;
  section: SectionReading;
  /** Null for a section. */
  block: BlockRef | null;
}

/** The targets of a document by key, in reading order. */
export function readTargets(
  numbering: Numbering,
  sections: readonly SectionReading[],
): ReadonlyMap<string, Target> {
  const bySection = new Map(sections.map((section) => [section.section.id, section]));
  const targets = new Map<string, Target>();
  for (const [id, items] of Map.groupBy(numbering.items, ({ sectionId }) => sectionId)) {
    const section = bySection.get(id);
    if (!section) continue;
    for (const item of items) {
      const block = blockAt(section, item.path);
      const target = toTarget(item, numbering, section, block);
      targets.set(target.key, target);
    }
  }
  return targets;
}

function toTarget(
  item: NumberedItem,
  numbering: Numbering,
  section: SectionReading,
  block: BlockRef | null,
): Target {
  const { kind, number: label } = item;
  const id = item.id !== null && numbering.byId.get(item.id) === item ? item.id : null;
  const key = id ?? `${item.sectionId}@${item.path.join('.')}`;
  return { key, id, kind, label, section, block, order: block?.order ?? section.order };
}

/** How the word before a number is written for each kind of target: full in any case, and shortened. */
const WORDS: readonly [kind: ReferenceKind, full: string, short: string | null][] = [
  ['figure', 'рисун(?:ок|к[а-я]{1,3})', 'рис\\.'],
  ['table', 'таблиц[а-я]{0,3}', 'табл\\.'],
  ['appendix', 'приложени[а-я]{1,3}', 'прил\\.'],
  ['listing', 'листинг[а-я]{0,3}', null],
  ['formula', 'формул[а-я]{0,3}', 'ф-л[а-я]{1,3}|форм\\.'],
  ['section', '(?:под)?раздел[а-я]{0,3}|глав[а-я]{1,3}', 'разд\\.|гл\\.'],
];

/** Kinds that one word serves: «раздел» names sections and the headings inside them. */
const SAME_WORD: Partial<Record<ReferenceKind, ReferenceKind>> = {
  heading: 'section',
  figurePart: 'figure',
};

const anyCase = (source: string): string =>
  source.replace(
    /(^|\||\))([а-я])/g,
    (_, lead: string, letter: string) => `${lead}[${letter}${letter.toUpperCase()}]`,
  );

const matchers = WORDS.map(([kind, full, short]) => ({
  kind,
  full: new RegExp(`^(?:${full})$`, 'i'),
  short: short === null ? null : new RegExp(`^(?:${short})$`, 'i'),
}));

/** Every such word, as the source of a regular expression; either case of the first letter. */
export const REFERENCE_WORD: string = WORDS.flatMap(([, full, short]) => [full, short])
  .filter((source) => source !== null)
  .map(anyCase)
  .join('|');

interface ReferenceWord {
  kind: ReferenceKind;
  short: boolean;
}

/** Reads a word such as «рисунке» or «табл.»; null for any other. */
export function readReferenceWord(word: string): ReferenceWord | null {
  for (const { kind, full, short } of matchers) {
    if (full.test(word)) return { kind, short: false };
    if (short?.test(word)) return { kind, short: true };
  }
  return null;
}

/** True when the word for `named` may stand before the number of a `target`. */
export function wordFits(named: ReferenceKind, target: ReferenceKind): boolean {
  return named === (SAME_WORD[target] ?? target);
}

/** A reference typed by hand: «рис. 3.1», «таблицы 1 и 2», «в приложении А», «формула (3)». */
export interface TypedReference {
  kind: ReferenceKind;
  unit: TextUnit;
  word: { from: number; to: number; text: string };
  /** As typed, without parentheses; a range «1–3» gives its ends. */
  numbers: TypedNumber[];
}

export interface TypedNumber {
  label: string;
  /** With the parentheses of a formula's number. */
  from: number;
  to: number;
  /** True when it ends a range that the number before begins. */
  endsRange: boolean;
}

const NUMBER = '\\(?(?:[А-Я]\\.)?\\d{1,3}(?:\\.\\d{1,3}){0,2}\\)?(?![\\d%])(?!,\\d)(?!\\p{L})';
const LETTER = '[А-ЯA-Z](?![\\p{L}\\d]|\\.\\d)';
const JOIN = '\\s?(?:,|и|или|[–—-])\\s?';
const REFERENCE = new RegExp(
  `(?<![\\p{L}-])(${REFERENCE_WORD})\\s{0,2}(?:№\\s?)?((?:${NUMBER}|${LETTER})(?:${JOIN}(?:${NUMBER}|${LETTER}))*)`,
  'gu',
);
const ONE = new RegExp(`${NUMBER}|${LETTER}`, 'gu');

/** «В таблице 10 строк», «глава 25 Налогового кодекса» are no references to this document. */
const NOT_OURS =
  /^\s(?:строк|столб|колон|граф|элемент|запис|лист|стран|значен|рисун|табл|формул|раздел|глав|Налог|Гражд|Трудов|Уголов|Конститу|Федерал|закон|кодекс|НК|ГК|ТК|УК|ФЗ|ГОСТ|СП |СНиП|СанПиН|ПУЭ)/u;

type Found = Omit<TypedReference, 'unit'>;

/** Every reference typed by hand in the running text of a unit. */
export function typedReferences(unit: TextUnit): TypedReference[] {
  return findTyped(unit).map((one) => ({ ...one, unit }));
}

const findTyped = perText(({ prose }): readonly Found[] => {
  const found: Found[] = [];
  for (const match of prose.matchAll(REFERENCE)) {
    const [whole, word = '', list = ''] = match;
    const named = readReferenceWord(word);
    const end = match.index + whole.length;
    if (!named || NOT_OURS.test(prose.slice(end, end + 12))) continue;
    const numbers = readNumbers(list, end - list.length, named.kind);
    if (numbers.length === 0 || !plausible(prose, numbers, named.kind)) continue;
    const from = match.index;
    found.push({ kind: named.kind, word: { from, to: from + word.length, text: word }, numbers });
  }
  return found;
});

function readNumbers(list: string, offset: number, kind: ReferenceKind): TypedNumber[] {
  const numbers: TypedNumber[] = [];
  let last = 0;
  for (const match of list.matchAll(ONE)) {
    const [text] = match;
    const isLetter = /^\p{Lu}$/u.test(text);
    if (isLetter !== (kind === 'appendix')) break;
    const bare = kind === 'formula' ? [0, text.length] : bareNumber(text);
    const from = offset + match.index + (bare[0] ?? 0);
    numbers.push({
      label: text.replace(/[()]/g, ''),
      from,
      to: offset + match.index + (bare[1] ?? text.length),
      endsRange: /[–—-]/.test(list.slice(last, match.index)),
    });
    last = match.index + text.length;
  }
  return numbers;
}

/** Where the number is inside its parentheses: «(рисунок 1)» closes a bracket that is not the number's. */
function bareNumber(text: string): [number, number] {
  return [text.startsWith('(') ? 1 : 0, text.endsWith(')') ? text.length - 1 : text.length];
}

/** «В формуле 2 слагаемых» counts; a number of a formula has parentheses, a dot or ends its clause. */
function plausible(prose: string, numbers: readonly TypedNumber[], kind: ReferenceKind): boolean {
  if (kind !== 'formula') return true;
  const last = numbers.at(-1);
  if (!last) return false;
  const text = prose.slice(last.from, last.to);
  return /[().]/.test(text) || /^\s*(?:[.,;:)]|$)/.test(prose.slice(last.to));
}

/** One place where a target is referred to. */
export interface Mention {
  target: Target;
  unit: TextUnit;
  offset: number;
  /** False for a reference typed by hand whose number happens to match. */
  live: boolean;
}

const RANGE = /^\s?[–—-]\s?$/;

/** All mentions by target key, each list in reading order; a range «1–3» mentions what is between too. */
export function collectMentions(
  live: readonly LiveReference[],
  typed: readonly TypedReference[],
  targets: ReadonlyMap<string, Target>,
): ReadonlyMap<string, readonly Mention[]> {
  const list = [...targets.values()];
  const found = [...liveMentions(live, targets, list), ...typedMentions(typed, list)];
  found.push(...found.flatMap((mention) => ofWhole(mention, list)));
  found.sort((a, b) => a.unit.order - b.unit.order || a.offset - b.offset);
  return Map.groupBy(found, ({ target }) => target.key);
}

/** Who refers to a part of a figure refers to the figure. */
function ofWhole(mention: Mention, list: readonly Target[]): Mention[] {
  const { kind, block } = mention.target;
  const whole =
    kind === 'figurePart' && list.find((target) => block && target.block === block.parent);
  return whole ? [{ ...mention, target: whole }] : [];
}

/** The target of a kind that is printed with this number, if there is one. */
export function findByLabel(
  targets: Iterable<Target>,
  kind: Target['kind'],
  label: string,
): Target | null {
  for (const target of targets) {
    const sameKind = target.kind === kind || (kind === 'section' && target.kind === 'heading');
    if (sameKind && target.label === label) return target;
  }
  return null;
}

function* liveMentions(
  live: readonly LiveReference[],
  targets: ReadonlyMap<string, Target>,
  list: readonly Target[],
): Generator<Mention> {
  let before: Mention | null = null;
  for (const { target: id, unit, offset } of live) {
    const target = targets.get(id);
    if (!target) continue;
    const mention: Mention = { target, unit, offset, live: true };
    if (before?.unit === unit && RANGE.test(unit.text.slice(before.offset + 1, offset))) {
      yield* between(before.target, target, list).map((t) => ({ ...mention, target: t }));
    }
    yield mention;
    before = mention;
  }
}

function* typedMentions(
  typed: readonly TypedReference[],
  list: readonly Target[],
): Generator<Mention> {
  for (const { kind, unit, numbers } of typed) {
    let before: Target | null = null;
    for (const { label, from, endsRange } of numbers) {
      const target = findByLabel(list, kind, label);
      if (!target) continue;
      const mention: Mention = { target, unit, offset: from, live: false };
      if (before && endsRange) {
        yield* between(before, target, list).map((t) => ({ ...mention, target: t }));
      }
      yield mention;
      before = target;
    }
  }
}

function between(first: Target, last: Target, list: readonly Target[]): Target[] {
  return list.filter(
    ({ kind, order }) => kind === first.kind && order > first.order && order < last.order,
  );
}
