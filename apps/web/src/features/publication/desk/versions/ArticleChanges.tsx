import type { ArticleContent } from '@pv/contract';
import { type ArticleDifference, compareArticles } from '@pv/revisions';
import { useMemo } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { Legend, Pieces, StateTag } from '../../../edition/public.ts';
import classes from './Versions.module.css';

type Of<K extends ArticleDifference['kind']> = Extract<ArticleDifference, { kind: K }>;

const languageOf = (one: ArticleDifference) => ('language' in one ? one.language : null);

/** The words of the article itself, in the language they are written in. */
const wordsOf = (one: ArticleDifference) => ({ lang: languageOf(one) ?? undefined });

function Part({ part }: { part: Of<'part'> }) {
  const { t } = useTexts();
  const { state, heading, text, picture, markup } = part;
  return (
    <>
      <h4>
        {heading.length > 0 ? (
          <span {...wordsOf(part)}>
            <Pieces pieces={heading} />
          </span>
        ) : (
          t('publication.desk.pieceUnnamed')
        )}
        {state !== 'changed' && <StateTag state={state} />}
      </h4>
      {text.length > 0 && (
        <p className={classes.words} {...wordsOf(part)}>
          <Pieces pieces={text} />
        </p>
      )}
      {markup && <p className={classes.dim}>{t('editions.markup')}</p>}
      {picture && <p className={classes.dim}>{t('desk.versions.pictureChanged')}</p>}
    </>
  );
}

function Difference({ difference }: { difference: ArticleDifference }) {
  const { t } = useTexts();
  switch (difference.kind) {
    case 'part':
      return <Part part={difference} />;
    case 'order':
      return <p className={classes.dim}>{t('desk.versions.orderChanged')}</p>;
    case 'whole':
      return <p className={classes.dim}>{t(`desk.versions.whole.${difference.field}`)}</p>;
    case 'line':
    case 'authors': {
      const name =
        difference.kind === 'authors'
          ? 'publication.desk.authors'
          : (`publication.desk.${difference.field}Field` as const);
      return (
        <>
          <h4>{t(name)}</h4>
          <p className={classes.words} {...wordsOf(difference)}>
            <Pieces pieces={difference.pieces} />
          </p>
        </>
      );
    }
  }
}

/** How one state of an article becomes another: what comes is underlined, what goes is struck through. */
export function ArticleChanges({
  before,
  after,
}: {
  before: ArticleContent;
  after: ArticleContent;
}) {
  const { t } = useTexts();
  const differences = useMemo(() => compareArticles(before, after), [before, after]);
  if (differences.length === 0) return <p className={classes.dim}>{t('editions.nothing')}</p>;
  const groups = (['ru', 'en', null] as const).map((language) => ({
    language,
    differences: differences.filter((one) => languageOf(one) === language),
  }));
  const several = groups.some(
    ({ language, differences: own }) => language === 'en' && own.length > 0,
  );
  return (
    <div className={classes.changes}>
      <Legend />
      {groups.map(({ language, differences: own }) => (
        <div key={language} className={classes.changes}>
          {several && language && own.length > 0 && (
            <h3>
              {t('desk.versions.inLanguage', { language: t(`publication.desk.${language}`) })}
            </h3>
          )}
          {own.map((difference, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the differences of one comparison never move
            <div key={at} className={classes.change}>
              <Difference difference={difference} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
