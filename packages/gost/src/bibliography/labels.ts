import type { CslItem } from './csl-item.ts';

/** Words that follow the language of the source, GOST R 7.0.100-2018 clause 4.8. */
export interface Labels {
  russian: boolean;
  /** An organisation stands after those who edited and translated. */
  organisationLast?: boolean;
  andOthers: string;
  edition: (number: string) => string;
  /** After the number of pages. */
  pages: string;
  /** Before the numbers of pages. */
  page: string;
  volume: string;
  issue: string;
  /** Before the number of an article that has no pages. */
  article: string;
  noPlace: string;
  noPublisher: string;
  noYear: string;
  inVolumes: (count: string) => string;
  /** «Том 1» of a book in several volumes. */
  volumeWord: string;
  volumesExtent: string;
  version: string;
  site: string;
  editor: readonly [one: string, many: string];
  compiler: readonly [one: string, many: string];
  translator: readonly [one: string, many: string];
  director: readonly [one: string, many: string];
}

const LATIN = {
  russian: false,
  andOthers: '[et al.]',
  page: 'P.',
  noPlace: '[S. l.]',
  noPublisher: '[s. n.]',
  noYear: '[s. a.]',
  article: 'Art.',
  version: 'Version',
  site: 'site',
};

function englishOrdinal(number: string): string {
  const teen = /1[123]$/.test(number);
  const last = number.at(-1) ?? '';
  const ending = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[last] ?? 'th');
  return `${number}${ending}`;
}

const RU: Labels = {
  russian: true,
  andOthers: '[и др.]',
  edition: (number) => `${number}-е изд.`,
  pages: 'с.',
  page: 'С.',
  volume: 'Т.',
  issue: '№',
  article: 'Ст.',
  noPlace: '[Б. м.]',
  noPublisher: '[б. и.]',
  noYear: '[б. г.]',
  inVolumes: (count) => `в ${count} ${/(^|[^1])1$/.test(count) ? 'томе' : 'томах'}`,
  volumeWord: 'Том',
  volumesExtent: 'т.',
  version: 'Версия',
  site: 'сайт',
  editor: ['редактор', 'редакторы'],
  compiler: ['составитель', 'составители'],
  translator: ['переводчик', 'переводчики'],
  director: ['руководитель', 'руководители'],
};

const EN: Labels = {
  ...LATIN,
  edition: (number) => `${englishOrdinal(number)} ed.`,
  pages: 'p.',
  volume: 'Vol.',
  issue: 'no.',
  inVolumes: (count) => `in ${count} volumes`,
  volumeWord: 'Volume',
  volumesExtent: 'vol.',
  editor: ['editor', 'editors'],
  compiler: ['compiler', 'compilers'],
  translator: ['translator', 'translators'],
  director: ['head', 'heads'],
};

const DE: Labels = {
  ...LATIN,
  edition: (number) => `${number}. Aufl.`,
  pages: 'S.',
  page: 'S.',
  volume: 'Bd.',
  issue: 'Nr.',
  inVolumes: (count) => `in ${count} Bänden`,
  volumeWord: 'Band',
  volumesExtent: 'Bd.',
  editor: ['Herausgeber', 'Herausgeber'],
  compiler: ['Bearbeiter', 'Bearbeiter'],
  translator: ['Übersetzer', 'Übersetzer'],
  director: ['Leiter', 'Leiter'],
};

const FR: Labels = {
  ...LATIN,
  edition: (number) => `${number}e éd.`,
  pages: 'p.',
  volume: 'Vol.',
  issue: 'no',
  inVolumes: (count) => `en ${count} volumes`,
  volumeWord: 'Volume',
  volumesExtent: 'vol.',
  editor: ['rédacteur', 'rédacteurs'],
  compiler: ['compilateur', 'compilateurs'],
  translator: ['traducteur', 'traducteurs'],
  director: ['directeur', 'directeurs'],
};

const BY_LANGUAGE: Readonly<Record<string, Labels>> = { ru: RU, en: EN, de: DE, fr: FR };

/** The words for a record: by its language where it is known, else by the script of its title. */
export function labelsFor({ text }: CslItem): Labels {
  const named = BY_LANGUAGE[(text.language ?? '').slice(0, 2).toLowerCase()];
  if (named) return named;
  return /\p{Script=Cyrillic}/u.test(text.title ?? text['container-title'] ?? '') ? RU : EN;
}
