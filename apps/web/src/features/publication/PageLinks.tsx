import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './PageLinks.module.css';
import { shownPages } from './shown-pages.ts';

interface PageLinksProps {
  page: number;
  pages: number;
  /** What the address of the list says on page `page`. */
  searchOf: (page: number) => { search?: string; page?: number };
}

/** The pages of a public list as links, for readers without JavaScript too; nothing where one is enough. */
export function PageLinks({ page, pages, searchOf }: PageLinksProps) {
  const { t } = useTexts();
  if (pages < 2) return null;
  const step = (to: number, words: string) =>
    to >= 1 &&
    to <= pages && (
      <Link
        to="."
        search={searchOf(to)}
        rel={to < page ? 'prev' : 'next'}
        activeOptions={{ exact: true }}
      >
        {words}
      </Link>
    );
  return (
    <nav className={classes.pages} aria-label={t('publication.pages')}>
      {step(page - 1, t('publication.previous'))}
      <ol>
        {shownPages(page, pages).map((one, at) => (
          <li key={one ?? `gap-${at}`}>
            {one === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to="."
                search={searchOf(one)}
                aria-label={t('publication.page', { page: one })}
                activeOptions={{ exact: true }}
              >
                {one}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, t('publication.next'))}
    </nav>
  );
}
