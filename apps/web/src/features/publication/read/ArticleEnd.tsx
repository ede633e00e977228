import type { PublicArticle } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ArticleCards } from '../ArticleCards.tsx';
import { useMore } from '../api.ts';
import { SECTION_PATHS } from '../section-paths.ts';
import classes from './Article.module.css';
import { CopyLink } from './CopyLink.tsx';

/** What stands under an article: its address to pass on, the way back, and what to read next. */
export function ArticleEnd({ article: { section, slug } }: { article: PublicArticle }) {
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
