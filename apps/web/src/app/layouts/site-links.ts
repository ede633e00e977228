import { SEGMENTS } from '@pv/contract';
import type { Locale, PlainTextKey } from '@pv/texts';

interface SiteLink {
  to: string;
  label: PlainTextKey;
}

/** Everything about the service that a reader may look for at the foot of a page. */
export const SITE_LINKS: readonly SiteLink[] = [
  { to: '/', label: 'shell.nav.home' },
  { to: '/about', label: 'pages.nav.about' },
  { to: '/editor', label: 'pages.nav.editor' },
  { to: '/check-docx', label: 'checkDocx.nav' },
  { to: '/opportunities', label: 'shell.nav.chances' },
  { to: '/faq', label: 'pages.nav.faq' },
  { to: '/support', label: 'pages.nav.support' },
  { to: '/partners', label: 'pages.nav.partners' },
];

/** A place in the menu of visitors; names that the contract holds are in both languages. */
export interface MenuLink {
  to: string;
  name: PlainTextKey | Readonly<Record<Locale, string>>;
}

/** Several places under one word; everything whose path begins so belongs there. */
export interface MenuGroup {
  name: PlainTextKey;
  within: readonly string[];
  links: readonly MenuLink[];
}

/** Where somebody goes who does not know the service yet; stands in the header and the menu. */
export const VISITOR_MENU: readonly (MenuLink | MenuGroup)[] = [
  { to: '/about', name: 'pages.nav.about' },
  {
    name: 'shell.site.whom',
    within: ['/for/'],
    links: SEGMENTS.map(({ slug, title }) => ({ to: `/for/${slug}`, name: title })),
  },
  { to: '/editor', name: 'shell.site.editor' },
  { to: '/opportunities', name: 'shell.nav.chances' },
  {
    name: 'shell.site.articles',
    within: ['/articles-'],
    links: [
      { to: '/articles-news', name: 'publication.section.news' },
      { to: '/articles-science', name: 'publication.section.science' },
      { to: '/articles-innovation', name: 'publication.section.innovation' },
    ],
  },
  {
    name: 'shell.site.academies',
    within: ['/academy/', '/guides/'],
    links: [
      { to: '/academy/research', name: 'pages.academies.research' },
      { to: '/academy/entrepreneurship', name: 'pages.academies.entrepreneurship' },
    ],
  },
  { to: '/faq', name: 'shell.site.faq' },
];

/** What the reader agrees to, and what becomes of his data. */
export const PAPER_LINKS: readonly SiteLink[] = [
  { to: '/rules', label: 'shell.nav.rules' },
  { to: '/privacy', label: 'pages.nav.privacy' },
  { to: '/gpdr', label: 'shell.nav.personalData' },
  { to: '/help/rights', label: 'rights.title' },
];

/** What is read here besides. */
export const READING_LINKS: readonly SiteLink[] = [
  { to: '/articles-news', label: 'publication.section.news' },
  { to: '/articles-innovation', label: 'publication.section.innovation' },
  { to: '/articles-science', label: 'publication.section.science' },
  { to: '/academy/research', label: 'pages.academies.research' },
  { to: '/academy/entrepreneurship', label: 'pages.academies.entrepreneurship' },
];
