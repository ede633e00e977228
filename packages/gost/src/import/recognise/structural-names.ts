import type { SectionKind } from '@pv/editor-schema';

/** Wordings of the structural elements as they are typed, GOST 7.32-2017 clause 4 and usage. */
const NAMES: readonly [SectionKind, RegExp][] = [
  ['performers', /^список исполнителей$/],
  ['abstract', /^(реферат|аннотация|abstract|summary|annotation)$/],
  ['intro', /^(введение|introduction)$/],
  [
    'conclusion',
    /^(заключение|заключение и выводы|выводы и заключение|общие выводы|заключение и рекомендации|conclusions?)$/,
  ],
  [
    'references',
    /^(?=.*(источник|литератур|библиограф|referen))((библиографический )?(список|перечень)( (использованн|используем|использован|цитируем|цитированн)[а-я]+)?( (информационных|литературных))?( (источников|литературы|источников литературы|источников и литературы|литературы и источников|первоисточников))?|(использованн|используем|цитируем)[а-я]+ (источники|литература)|литература|литература и источники|источники|библиография|библиографический указатель|references|bibliography)$/,
  ],
  [
    'abbreviations',
    /^((перечень|список)( условных| принятых| используемых| использованных)*( обозначений,?| обозначений и| символов,?| терминов,?| определений,?)* ?(и )?сокращений( и (условных )?(обозначений|терминов|символов))?|(обозначения|определения|термины|определения, обозначения) и сокращения|сокращения( и обозначения)?|принятые сокращения|список аббревиатур|перечень аббревиатур)$/,
  ],
  [
    'symbols',
    /^((перечень|список)( условных| принятых)? (обозначений|символов)( и символов)?|условные обозначения|обозначения)$/,
  ],
  ['terms', /^((перечень |список )?термин(ы|ов) и определени[яй]|термины|определения|глоссарий)$/],
  ['dictionaries', /^(словарь терминов|словарь)$/],
  ['illustrative', /^список иллюстративного материала$/],
];

const CONTENTS = /^(содержание|оглавление|contents|table of contents)$/;

const OBJECT_LIST =
  /^(список|перечень|указатель) (иллюстраций|рисунков|таблиц|иллюстративного материала|табличного материала|рисунков и таблиц|таблиц и рисунков|иллюстраций и таблиц)$|^list of (figures|tables|illustrations)$/;

/** True for the heading of a list of illustrations or tables. */
export function isObjectListName(text: string): boolean {
  return OBJECT_LIST.test(plainName(text.replace(/^\s*\d+\.?\s+/, '')));
}

/** Text of a heading as names are compared: lower case, single spaces, no closing punctuation. */
export function plainName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()
    .replace(/[.:;]+$/, '')
    .trim();
}

/** The structural element that a heading names in full, or null. */
export function structuralKind(text: string): SectionKind | null {
  const name = plainName(text);
  if (name.length > 90) return null;
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** True for the heading of the contents. */
export function isContentsName(text: string): boolean {
  return CONTENTS.test(plainName(text));
}
