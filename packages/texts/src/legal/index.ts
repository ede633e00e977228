import { personalDataEn } from './personal-data.en.ts';
import { personalDataRu } from './personal-data.ru.ts';
import { rulesEn } from './rules.en.ts';
import { rulesRu } from './rules.ru.ts';

export type { LegalText } from './legal-text.ts';

/** The service rules in both languages. */
export const rules = { ru: rulesRu, en: rulesEn };

/** The policy on personal data with the consent to their processing, in both languages. */
export const personalData = { ru: personalDataRu, en: personalDataEn };

/** Numbers of the editions above; a consent stores the number of the edition that was shown. */
export const LEGAL_EDITIONS = { rules: 1, personal_data: 1 } as const;

/** The day of these editions, an ISO date. */
export const LEGAL_DAY = '2026-11-22';
