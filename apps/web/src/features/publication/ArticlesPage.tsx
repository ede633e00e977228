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
import classes from './Articles.module.css';
import { useArticles } from './api.ts';
import { PageLinks } from './PageLinks.tsx';
import { SECTION_PATHS, sectionAt } from './section-paths.ts';

function Sections() {
  const { t } = useTexts();
  return (
    <nav className={classes.sections} aria-label={t('publication.sections')}>
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
      <p className={classes.lead}>{t(`publication.lead.${section}`)}</p>
      {/* without JavaScript the browser sends it, and the server answers with the page of what was found */}
      <form className={classes.search} onSubmit={(event) => event.preventDefault()}>
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
