import type { Locale } from '../locale.ts';
import { type OperatorField as Field, NUMBERS, type OperatorFacts } from './operator-line.ts';

/** What each blank of the papers asks for. */
const BLANKS: Readonly<Record<string, readonly Field[]>> = {
  '[наименование оператора, ОГРН, ИНН, адрес]': ['name', 'ogrn', 'inn', 'address'],
  '[operator’s name, registration numbers, address]': ['name', 'ogrn', 'inn', 'address'],
  '[наименование оператора, ОГРН, ИНН, адрес, номер в реестре операторов Роскомнадзора]': [
    'name',
    'ogrn',
    'inn',
    'address',
    'registry',
  ],
  '[operator’s name, registration numbers, address, number in the register of operators]': [
    'name',
    'ogrn',
    'inn',
    'address',
    'registry',
  ],
  '[наименование оператора, адрес, электронная почта]': ['name', 'address', 'email'],
  '[operator’s name, address, e-mail]': ['name', 'address', 'email'],
  '[наименование, почтовый адрес, электронная почта оператора]': ['name', 'address', 'email'],
  '[name, postal address, e-mail of the operator]': ['name', 'address', 'email'],
  '[электронная почта и почтовый адрес оператора]': ['email', 'address'],
  '[e-mail and postal address of the operator]': ['email', 'address'],
  '[электронная почта оператора]': ['email'],
  '[operator’s e-mail]': ['email'],
  '[перечень лиц, которым поручена обработка, с адресами и целями]': ['processors'],
  '[list of persons entrusted with processing, with addresses and purposes]': ['processors'],
  '[фамилия, имя, отчество, контакты]': ['responsible'],
  '[name and contacts]': ['responsible'],
};

/** How a detail is called where it is still blank among others. */
const LACKING: Readonly<Record<Locale, Readonly<Record<Field, string>>>> = {
  ru: {
    name: 'наименование оператора',
    ...NUMBERS.ru,
    address: 'адрес',
    email: 'электронная почта',
    registry: 'номер в реестре операторов Роскомнадзора',
    processors: 'перечень лиц, которым поручена обработка',
    responsible: 'фамилия, имя, отчество, контакты',
  },
  en: {
    name: 'operator’s name',
    ...NUMBERS.en,
    address: 'address',
    email: 'e-mail',
    registry: 'number in the register of operators',
    processors: 'persons entrusted with processing',
    responsible: 'name and contacts',
  },
};
/** Numbers say what they are. */
const NUMBERED: readonly Field[] = ['ogrn', 'inn', 'registry'];
const BLANK = /\[[^[\]]+\]/g;

function detail(facts: OperatorFacts, field: Field, locale: Locale): string {
  const said = facts[field]?.[locale];
  const called = LACKING[locale][field];
  if (!said) return `[${called}]`;
  return NUMBERED.includes(field) ? `${called}\u00a0${said}` : said;
}

/**
 * Puts what is known of the operator into the blanks of a text. A blank of which nothing is known stays
 * as it is; of one that is known in part, what is lacking stays in brackets.
 */
export function fillBlanks(text: string, facts: OperatorFacts, locale: Locale): string {
  return text.replaceAll(BLANK, (blank) => {
    const fields = BLANKS[blank];
    if (!fields?.some((field) => facts[field])) return blank;
    return fields.map((field) => detail(facts, field, locale)).join(', ');
  });
}
