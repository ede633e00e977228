import { replaceIn, sectionHit, unitHit } from '../hits.ts';
import { perStretch, type SectionReading } from '../reading/read-section.ts';
import { matchesOf, matchUnits, perText } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';

const LATIN = 'aceopxyABCEHKMOPTX';
const CYRILLIC = 'асеорхуАВСЕНКМОРТХ';
const MIXED = /\p{L}{3,}/gu;
const FOREIGN_TO_RUSSIAN = new RegExp(`[${LATIN}]`, 'g');
const FOREIGN_TO_LATIN = new RegExp(`[${CYRILLIC}]`, 'g');

/** A letter of the other alphabet inside a word looks right and breaks search, spelling and plagiarism checks. */
export const mixedScript = defineRule({
  id: 'T-mixed-script',
  clause: 'алфавит',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'words',
  values: ['word'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, MIXED, /[a-z][а-яё]|[а-яё][a-z]/i)) {
      const right = inOneScript(match[0]);
      if (right === null) continue;
      yield unitHit(unit, [from, to], { word: match[0] }, [replaceIn(unit, from, to, right)]);
    }
  },
});

/** The word in the alphabet of most of its letters; null when it is in one already or in doubt («exeшник»). */
function inOneScript(word: string): string | null {
  const latin = word.match(/[A-Za-z]/g)?.length ?? 0;
  const russian = word.match(/[А-Яа-яЁё]/g)?.length ?? 0;
  if (latin === 0 || russian === 0) return null;
  const russianOnly = russian - (word.match(FOREIGN_TO_LATIN)?.length ?? 0);
  const latinOnly = latin - (word.match(FOREIGN_TO_RUSSIAN)?.length ?? 0);
  if (latinOnly === 0 && latin * 2 <= russian && russianOnly > 0)
    return swap(word, LATIN, CYRILLIC);
  if (russianOnly === 0 && russian * 2 <= latin && latinOnly > 0)
    return swap(word, CYRILLIC, LATIN);
  return null;
}

const swap = (word: string, from: string, to: string): string =>
  [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('');

const REPEATED =
  /(?<![\p{L}-])(в|на|с|и|по|для|из|от|к|о|об|за|при|не|что|как|или|а|но|это|его|ее|её|их|был|была|было|были|является|быть)\s+\1(?![\p{L}-])/giu;

/** The same small word twice in a row is a slip of editing. */
export const repeatedWord = defineRule({
  id: 'T-repeated-word',
  clause: 'повторы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'none',
  values: ['word'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, REPEATED)) {
      if (endsWithInitial(unit.prose, to)) continue;
      yield unitHit(unit, [from, to], { word: match[1] ?? '' });
    }
  },
});

/** «с С. Ивановым»: the second one is an initial. */
const endsWithInitial = (prose: string, to: number): boolean =>
  prose[to] === '.' && /(?<!\p{L})\p{Lu}$/u.test(prose.slice(0, to));

const GLUED = /(?<!\p{L})(?:[тТ]\.)(?=[ехдпкн]\.)/gu;

/** «т. е.», «т. д.», «т. п.», «т. к.», «т. н.» have a space inside, and it does not break. */
export const shortForms = defineRule({
  id: 'T-short-forms',
  clause: 'пробелы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['form'],
  *check({ units }) {
    for (const { unit, from, to } of matchUnits(units, GLUED, /[тТ]\./)) {
      const form = `т. ${unit.prose.charAt(to)}.`;
      yield unitHit(unit, [from, to + 2], { form }, [replaceIn(unit, to, to, '\u00A0')]);
    }
  },
});

/**
 * What the fonts of the document draw as an empty box: emoji, signs of the private area, which Word puts
 * for its Symbol and Wingdings, and letters of scripts that none of the fonts has. A run of them is one.
 */
const UNPRINTABLE =
  /(?:(?:\p{Emoji_Presentation}|\p{Co}|(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Devanagari}\p{sc=Cherokee}])\p{L})(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/gu;

const unprintableOf = matchesOf(UNPRINTABLE);
const unprintableIn = perStretch(({ units }) => units.flatMap(unprintableOf));

/** The first letters are enough to recognise the place. */
const SHOWN = 8;

/** The beginning of a run, by which its place is recognised. */
function told(run: string): string {
  const signs = [...run];
  return signs.slice(0, SHOWN).join('') + (signs.length > SHOWN ? '…' : '');
}

/** A sign that the fonts of the document do not have, in its text or in the title that its first page names. */
export const unprintable = defineRule({
  id: 'T-unprintable',
  clause: 'шрифт',
  standard: 'Практика ВКР',
  severity: 'must',
  fix: 'none',
  values: ['sign'],
  *check({ sections, snapshot, context }) {
    for (const { unit, from, to, match } of unprintableIn(sections).flat()) {
      yield unitHit(unit, [from, to], { sign: told(match[0]) });
    }
    const page = snapshot.sections.find(({ kind }) => kind === 'title');
    for (const [run] of (context.title ?? '').matchAll(UNPRINTABLE)) {
      yield sectionHit(page, { sign: told(run) });
    }
  },
});

const WORD = /[а-яё]{3,}/giu;

/** Words that are different words without the dots. */
const DIFFERENT = new Set([
  'все',
  'всем',
  'всех',
  'чем',
  'нем',
  'небо',
  'совершенный',
  'узнает',
  'мел',
  'осел',
  'передохнем',
  'берет',
]);

/** «Ё» is written everywhere or nowhere. */
export const yo = defineRule({
  id: 'T-yo',
  clause: 'буква ё',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'none',
  values: ['with', 'without'],
  *check({ sections }) {
    const dotted = new Map(dottedWords(sections).flat());
    const first = dotted.size > 0 ? firstBare(sections, dotted) : null;
    if (!first) return;
    const { unit, at, word, form } = first;
    yield unitHit(unit, [at, at + word.length], { with: form, without: word });
  },
});

/** Words with «ё», after the word as it is without the dots. */
const dottedOf = perText(({ prose }) =>
  (/ё/i.test(prose) ? (prose.toLowerCase().match(WORD) ?? []) : [])
    .filter((word) => word.includes('ё'))
    .map((word): [string, string] => [word.replaceAll('ё', 'е'), word]),
);

const dottedWords = perStretch(({ units }) => [...new Map(units.flatMap(dottedOf))]);

/** The words that may be written with «ё», each once. */
const wordsOf = perText(({ prose }) => {
  const words = prose.toLowerCase().match(WORD) ?? [];
  return [...new Set(words.filter((word) => word.includes('е')))];
});

const allWords = perStretch(
  ({ units }): ReadonlySet<string> => new Set(units.flatMap((unit) => wordsOf(unit))),
);

function firstBare(sections: readonly SectionReading[], dotted: ReadonlyMap<string, string>) {
  const bare = [...dotted.keys()].filter((word) => !DIFFERENT.has(word));
  const at = allWords(sections).findIndex((words) => bare.some((word) => words.has(word)));
  const stretch = sections.flatMap(({ stretches }) => stretches)[at];
  for (const unit of stretch?.units ?? []) {
    for (const match of unit.prose.matchAll(WORD)) {
      const [word] = match;
      const form = dotted.get(word.toLowerCase());
      if (form && !DIFFERENT.has(word.toLowerCase())) return { unit, at: match.index, word, form };
    }
  }
  return null;
}
