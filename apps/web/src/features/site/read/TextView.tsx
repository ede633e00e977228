import type { WebPage } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { longDay } from '../../../ui/days.ts';
import classes from './Read.module.css';
import { TextHead } from './TextHead.tsx';
import { TextParts } from './TextParts.tsx';

function Updated({ at }: { at: string }) {
  const { t, locale } = useTexts();
  return <p className={classes.updated}>{t('pages.updated', { date: longDay(at, locale) })}</p>;
}

/** A page of which the text is all that stands there. */
export function TextView({ page }: { page: WebPage }) {
  const { t } = useTexts();
  return (
    <>
      <article className={classes.page}>
        <TextHead {...page} />
        <TextParts {...page} />
        <Updated at={page.updated_at} />
      </article>
      {page.path === 'privacy' && (
        // the papers themselves stand elsewhere
        <p className={`${classes.page} ${classes.updated}`}>
          <Link to="/gpdr">{t('shell.nav.personalData')}</Link>
        </p>
      )}
    </>
  );
}
