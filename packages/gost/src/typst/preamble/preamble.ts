import type { GostDocument } from '../../model/document.ts';
import { CONTENTS_PREAMBLE } from './contents.ts';
import { FIGURES_PREAMBLE } from './figures.ts';
import { FORMULAS_PREAMBLE } from './formulas.ts';
import { ARTICLE_PREAMBLE, HEADINGS_PREAMBLE } from './headings.ts';
import { lengthsPreamble } from './lengths.ts';
import { LISTINGS_PREAMBLE } from './listings.ts';
import { pagePreamble } from './page.ts';
import { REFERENCES_PREAMBLE } from './references.ts';
import { TABLES_PREAMBLE } from './tables.ts';
import { textPreamble } from './text.ts';
import { TITLE_PAGE_PREAMBLE } from './title-page.ts';

/** Settings and functions in Typst that the body of the source calls; clauses are of GOST 7.32-2017. */
export function preamble(document: GostDocument): string {
  return [
    lengthsPreamble(document.profile),
    pagePreamble(document.profile, document.titlePage.title),
    textPreamble(document.profile),
    REFERENCES_PREAMBLE,
    HEADINGS_PREAMBLE,
    ...(document.profile.form === 'article' ? [ARTICLE_PREAMBLE] : []),
    CONTENTS_PREAMBLE,
    FIGURES_PREAMBLE,
    TABLES_PREAMBLE,
    LISTINGS_PREAMBLE,
    FORMULAS_PREAMBLE,
    TITLE_PAGE_PREAMBLE,
  ].join('');
}
