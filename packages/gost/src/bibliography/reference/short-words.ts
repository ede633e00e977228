const BRANCHES: Readonly<Record<string, string>> = {
  технических: 'техн.',
  экономических: 'экон.',
  педагогических: 'пед.',
  психологических: 'психол.',
  филологических: 'филол.',
  философских: 'филос.',
  исторических: 'ист.',
  юридических: 'юрид.',
  медицинских: 'мед.',
  биологических: 'биол.',
  химических: 'хим.',
  социологических: 'социол.',
  политических: 'полит.',
  географических: 'геогр.',
  'физико-математических': 'физ.-мат.',
  'геолого-минералогических': 'геол.-минерал.',
  сельскохозяйственных: 'с.-х.',
};

/** Longer phrases stand before the words that they contain. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/автореферат(?: диссертации)?(?: на соискание уч[её]ной степени)?/giu, 'автореф. дис. ...'],
  [/диссертация(?: на соискание уч[её]ной степени)?/giu, 'дис. ...'],
  [/(?<!\p{L})кандидата(?!\p{L})/giu, 'канд.'],
  [/(?<!\p{L})доктора(?!\p{L})/giu, 'д-ра'],
  [/учебно-методическ(?:ое|ий)/giu, 'учеб.-метод.'],
  [/учебн(?:ое|ый)(?!\p{L})/giu, 'учеб.'],
  [/монография/giu, 'моногр.'],
  [/справочник(?!\p{L})/giu, 'справ.'],
  [/словарь/giu, 'слов.'],
  [/сборник(?!\p{L})/giu, 'сб.'],
  [/(?<!\p{L})статей(?!\p{L})/giu, 'ст.'],
  [/(?<!\p{L})трудов(?!\p{L})/giu, 'тр.'],
  [/научно-(практ|исслед|метод|техн)\p{L}+/giu, 'науч.-$1.'],
  [/научн\p{L}+/giu, 'науч.'],
  [/международн\p{L}+/giu, 'междунар.'],
  [/всероссийск\p{L}+/giu, 'всерос.'],
  [/конференци\p{L}+/giu, 'конф.'],
  [/федеральный закон/giu, 'федер. закон'],
  [/электронная библиотека/giu, 'электрон. б-ка'],
  [/Собрание законодательства/gu, 'Собр. законодательства'],
  [/Российск(?:ая|ой|ую) (Федераци[яию])/gu, 'Рос. $1'],
  [/под (?:общей |научной )?редакцией/giu, 'под ред.'],
  [/под общ\. ред\./giu, 'под ред.'],
  [/заключительный/giu, 'заключ.'],
  [/промежуточный/giu, 'промежут.'],
];

/**
 * Text with the usual words abbreviated, as GOST R 7.0.5-2008 clause 4.9.3 lets a reference do
 * everywhere but in the title proper.
 */
export function shortWords(text: string): string {
  const phrased = PHRASES.reduce((short, [long, word]) => short.replace(long, word), text);
  return phrased.replace(/[\p{L}-]+(?= наук)/gu, (word) => BRANCHES[word.toLowerCase()] ?? word);
}

const PLACES: Readonly<Record<string, string>> = {
  Москва: 'М.',
  'Санкт-Петербург': 'СПб.',
  Ленинград: 'Л.',
  Петроград: 'Пг.',
  'Нижний Новгород': 'Н. Новгород',
  'Ростов-на-Дону': 'Ростов н/Д',
};

/** «М.», «СПб.»: places that are abbreviated, several of them too. */
export function shortPlace(place: string | undefined): string {
  const places = (place ?? '').split(/\s*;\s*/u);
  return places.map((one) => PLACES[one] ?? one).join(' ; ');
}

const MONTHS = [
  'янв.',
  'февр.',
  'марта',
  'апр.',
  'мая',
  'июня',
  'июля',
  'авг.',
  'сент.',
  'окт.',
  'нояб.',
  'дек.',
];

/** «29 дек.», the month of a reference; empty where the month is not known. */
export function shortDay(day: number | null, month: number | null): string {
  const name = month ? (MONTHS[month - 1] ?? '') : '';
  return name && day ? `${day} ${name}` : name;
}
