import { academiesOpen } from './academies-open.ts';
import type { FirstArticle } from './first-article.ts';
import { manuscriptForm } from './manuscript-form.ts';
import { normControl } from './norm-control.ts';
import { pitch } from './pitch.ts';
import { sectionsOpen } from './sections-open.ts';
import { stagedApproval } from './staged-approval.ts';
import { thesisToGrant } from './thesis-to-grant.ts';

/** The articles that come with the product. A new one is a file and a line here. */
export const FIRST_ARTICLES: readonly FirstArticle[] = [
  stagedApproval,
  normControl,
  thesisToGrant,
  pitch,
  manuscriptForm,
  sectionsOpen,
  academiesOpen,
];
