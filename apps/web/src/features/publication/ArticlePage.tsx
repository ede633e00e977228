import type { ArticleSection, PublicArticle } from '@pv/contract';
import { IconLink } from '@tabler/icons-react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { writeToClipboard } from '../../ui/write-to-clipboard.ts';
import { ArticleCards } from './ArticleCards.tsx';
import { useArticle, useMore } from './api.ts';
import classes from './read/Article.module.css';
import { ArticleView } from './read/ArticleView.tsx';
import { SECTION_PATHS, sectionAt } from './section-paths.ts';

type Outcome = 'copied' | 'refused';

/** The address of the page without what was asked of it, such as a language. */
const addressHere = () => `${window.location.origin}${window.location.pathname}`;

/** Copies the address of the page; where the browser refuses, it is shown to be copied by hand. */
function CopyLink() {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    const copied = await writeToClipboard(addressHere(), navigator);
    setOutcome(copied ? 'copied' : 'refused');
    if (!copied) requestAnimationFrame(() => field.current?.select());
  }
  return (
    <span className={classes.copy} data-scripted>
      <button type="button" onClick={() => void copy()}>
        <IconLink size={16} stroke={1.8} aria-hidden="true" />
        {t('publication.copyLink')}
      </button>
      <span role="status">{outcome === 'copied' && t('publication.desk.copied')}</span>
      {outcome === 'refused' && (
        <input
          ref={field}
          readOnly
          aria-label={t('ui.byHand.label')}
          value={addressHere()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </span>
  );
}

/** What stands under an article: its address to pass on, the way back, and what to read next. */
function ArticleEnd({ article: { section, slug } }: { article: PublicArticle }) {
  const { t } = useTexts();
  const more = useMore(section, slug).data?.articles ?? [];
  return (
    <footer className={classes.end}>
      <div className={classes.onward}>
        <Link to={SECTION_PATHS[section]}>
          {t('publication.whole', { section: t(`publication.section.${section}`) })}
        </Link>
        <CopyLink />
      </div>
      {more.length > 0 && (
        <section>
          <h2>{t('publication.more')}</h2>
          <ArticleCards articles={more} label={t('publication.more')} level={3} />
        </section>
      )}
    </footer>
  );
}

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
