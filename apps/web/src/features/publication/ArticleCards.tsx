import type { ArticleCard } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import classes from './Articles.module.css';
import { DateText } from './read/DateText.tsx';
import { ARTICLE_PATHS } from './section-paths.ts';

/** Articles of a section as cards; the whole card is the link. */
export function ArticleCards({
  articles,
  label,
  level = 2,
}: {
  articles: readonly ArticleCard[];
  label: string;
  /** Of the headings; they stand under one of the page. */
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <ul className={classes.list} aria-label={label}>
      {articles.map(({ id, section, slug, title, summary, picture, published_at: at }) => (
        <li key={id} className={classes.card}>
          {picture && (
            <img className={classes.cover} src={picture.url} alt="" loading="lazy" height={160} />
          )}
          <Heading>
            <Link to={ARTICLE_PATHS[section]} params={{ articlePathName: slug }}>
              {title}
            </Link>
          </Heading>
          <p>{summary}</p>
          <p className={classes.meta}>
            <DateText at={at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
