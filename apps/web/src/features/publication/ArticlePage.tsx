import type { ArticleSection } from '@pv/contract';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useArticle } from './api.ts';
import classes from './read/Article.module.css';
import { ArticleEnd } from './read/ArticleEnd.tsx';
import { ArticleView } from './read/ArticleView.tsx';
import { SECTION_PATHS, sectionAt } from './section-paths.ts';

function Found({ section, slug }: { section: ArticleSection; slug: string }) {
  const { t } = useTexts();
  const { data, error, refetch } = useArticle(section, slug);
  usePageTitle(data?.title ?? '');
  if (isApiError(error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={6} />;
  return (
    <>
      <p className={classes.back}>
        <Link to={SECTION_PATHS[data.section]}>{t(`publication.section.${data.section}`)}</Link>
      </p>
      <ArticleView article={data} />
      <ArticleEnd article={data} />
    </>
  );
}

/** One article of a section. */
export function ArticlePage() {
  const { articlePathName = '' } = useParams({ strict: false });
  const { pathname } = useLocation();
  return <Found section={sectionAt(pathname)} slug={articlePathName} />;
}
