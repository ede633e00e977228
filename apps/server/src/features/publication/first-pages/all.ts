import { about } from './about.ts';
import { academies } from './academies.ts';
import { faq } from './faq.ts';
import type { FirstPage } from './first-page.ts';
import { partners } from './partners.ts';
import { privacy } from './privacy.ts';
import { segments } from './segments.ts';

/** The pages that come with the product. */
export const FIRST_PAGES: readonly FirstPage[] = [
  about,
  faq,
  privacy,
  partners,
  ...segments,
  ...academies,
];
