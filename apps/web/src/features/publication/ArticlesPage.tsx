import { Button } from '@mantine/core';
import { ARTICLE_SECTION_CODES, type ArticleSection } from '@pv/contract';
import { IconNews, IconSearch } from '@tabler/icons-react';
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { ArticleCards } from './ArticleCards.tsx';
import articlesClasses from './Articles.module.css';
import { useArticles } from './api.ts';
import classes from './PageLinks.module.css';
import { SECTION_PATHS, sectionAt } from './section-paths.ts';

/** So many pages are all shown. */
const FEW = 7;

/**
 * Which pages of `pages` a list offers from page `page`: the first, the last, and those beside the open
 * one. Null stands for some that are left out, never for one alone.
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  if (pages <= FEW) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 3), pages - 4);
  const to = Math.max(Math.min(page + 1, pages - 2), 5);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, from > 3 ? null : 2, ...middle, to < pages - 2 ? null : pages - 1, pages];
}

interface PageLinksProps {
  page: number;
  pages: number;
  /** What the address of the list says on page `page`. */
  searchOf: (page: number) => { search?: string; page?: number };
}

/** The pages of a public list as links, for readers without JavaScript too; nothing where one is enough. */
function PageLinks({ page, pages, searchOf }: PageLinksProps) {
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

function Sections() {
  const { t } = useTexts();
  return (
    <nav className={articlesClasses.sections} aria-label={t('publication.sections')}>
      {ARTICLE_SECTION_CODES.map((section) => (
        <Link key={section} to={SECTION_PATHS[section]} activeOptions={{ includeSearch: false }}>
          {t(`publication.section.${section}`)}
        </Link>
      ))}
    </nav>
  );
}

function Nothing({ search, onClear }: { search: string | undefined; onClear: () => void }) {
  const { t } = useTexts();
  if (!search) return <EmptyState icon={IconNews} text={t('publication.empty')} />;
  return (
    <EmptyState
      icon={IconSearch}
      text={t('publication.nothing', { search })}
      action={
        <Button variant="default" onClick={onClear} data-scripted>
          {t('publication.clear')}
        </Button>
      }
    />
  );
}

function OfSection({ section }: { section: ArticleSection }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { page = 1, search }: { page?: number; search?: string } = useSearch({ strict: false });
  const { data, error, refetch } = useArticles(section, { page, search });
  const show = (words: string | undefined) =>
    void navigate({
      to: SECTION_PATHS[section],
      search: words?.trim() ? { search: words.trim() } : {},
      replace: true,
      resetScroll: false,
    });
  const name = t(`publication.section.${section}`);
  return (
    <>
      <PageHeader title={name} />
      <Sections />
      <p className={articlesClasses.lead}>{t(`publication.lead.${section}`)}</p>
      {/* without JavaScript the browser sends it, and the server answers with the page of what was found */}
      <form className={articlesClasses.search} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          main
          name="search"
          label={t('publication.search')}
          clear={t('publication.clear')}
          words={search ?? ''}
          onWords={(words) => show(words || undefined)}
        />
      </form>
      {search && data && data.total > 0 && (
        <p role="status">
          {data.understood && `${t('ui.understood', { words: data.understood })} `}
          {t('publication.found', { count: data.total })}
        </p>
      )}
      {!data && !error && <RowsSkeleton rows={4} />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data?.articles.length === 0 && <Nothing search={search} onClear={() => show(undefined)} />}
      {data && data.articles.length > 0 && <ArticleCards articles={data.articles} label={name} />}
      {data && (
        <PageLinks
          page={page}
          pages={data.pages}
          searchOf={(next) => ({ ...(search && { search }), ...(next > 1 && { page: next }) })}
        />
      )}
    </>
  );
}

/** A section of articles: search, cards, pages. */
export function ArticlesPage() {
  const section = sectionAt(useLocation().pathname);
  return <OfSection key={section} section={section} />;
}
