import type { ArticlePart, PublicArticle } from '@pv/contract';
import { richOf, richWords } from '@pv/editor-schema/rich-text';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { bindShortWords } from '../../../ui/words.ts';
import classes from './Article.module.css';
import { ArticleText } from './ArticleText.tsx';
import { DateText } from './DateText.tsx';

/** Words that are read in a minute. */
const SPEED = 180;

/** How long an article is read, in whole minutes, at least one. */
export function readingMinutes(body: readonly Pick<ArticlePart, 'text'>[]): number {
  const words = body.flatMap(({ text }) => (text ? richWords(richOf(text)).split(/\s+/) : []));
  return Math.max(1, Math.round(words.filter((word) => word !== '').length / SPEED));
}

function Authors({ authors }: Pick<PublicArticle, 'authors'>) {
  return (
    <span>
      {authors.map(({ name, orcid }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          {orcid ? <a href={`https://orcid.org/${orcid}`}>{name}</a> : name}
        </span>
      ))}
    </span>
  );
}

/** An article as it is read: title, who and when, summary, picture, text. */
export function ArticleView({ article }: { article: PublicArticle }) {
  const { t, locale } = useTexts();
  const { picture, language } = article;
  return (
    <article className={classes.article} lang={language}>
      <h1 className={classes.title}>
        {bindShortWords(article.title || t('publication.untitled'))}
      </h1>
      <p className={classes.meta} lang={locale}>
        {article.authors.length > 0 && <Authors authors={article.authors} />}
        {article.published_at && <DateText at={article.published_at} />}
        <span>{t('publication.minutes', { count: readingMinutes(article.body) })}</span>
      </p>
      {language !== locale && (
        <p className={classes.note} lang={locale}>
          {t('publication.onlyRussian')}
        </p>
      )}
      {article.summary && <p className={classes.summary}>{article.summary}</p>}
      {picture && (
        <img
          className={classes.picture}
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
        />
      )}
      <ArticleText body={article.body} pictures={article.pictures} />
    </article>
  );
}
