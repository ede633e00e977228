import type { WebPage } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { bindShortWords } from '../../../ui/words.ts';
import classes from './Read.module.css';

type TextHeadProps = Pick<WebPage, 'title' | 'summary' | 'language'> & {
  above?: ReactNode;
  children?: ReactNode;
};

/** The head of a text of the site: title, what it is about, and what to do first. */
export function TextHead({ title, summary, language, above, children }: TextHeadProps) {
  const { t, locale } = useTexts();
  usePageTitle(title);
  return (
    <header className={classes.head}>
      {above && <p className={classes.above}>{above}</p>}
      <h1 lang={language}>{bindShortWords(title)}</h1>
      {language !== locale && <p className={classes.note}>{t('pages.onlyRussian')}</p>}
      {summary && (
        <p className={classes.summary} lang={language}>
          {summary}
        </p>
      )}
      {children}
    </header>
  );
}
