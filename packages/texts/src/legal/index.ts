import { personalDataEn } from './personal-data.en.ts';
import { personalDataRu } from './personal-data.ru.ts';
import { rulesEn } from './rules.en.ts';
import { rulesRu } from './rules.ru.ts';

export { editionLine, editionOf, type PaperCode } from './editions.ts';
export { fillBlanks } from './fill-blanks.ts';
export type { LegalText } from './legal-text.ts';

/** The service rules in both languages. */
export const rules = { ru: rulesRu, en: rulesEn };

/** The policy on personal data with the consent to their processing, in both languages. */
export const personalData = { ru: personalDataRu, en: personalDataEn };
