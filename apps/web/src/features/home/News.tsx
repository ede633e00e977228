import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ArticleCards, useArticles } from '../publication/public.ts';
import classes from './HomePage.module.css';

/** News that the home page shows. */
const MOST = 3;

/** The latest news; nothing while there are none. */
export function News() {
  const { t } = useTexts();
  const articles = useArticles('news', {}).data?.articles.slice(0, MOST) ?? [];
  if (articles.length === 0) return null;
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2>{t('home.news.title')}</h2>
        <Link to="/articles-news">{t('home.news.all')}</Link>
      </div>
      <ArticleCards articles={articles} label={t('home.news.title')} level={3} />
    </section>
  );
}
