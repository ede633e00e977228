import type { SupportContext } from '@pv/contract';
import { Fragment } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../Support.module.css';

const PARTS = ['page', 'error', 'browser'] as const;

/** What went with a request by itself. */
export function Attached({ context }: { context: SupportContext }) {
  const { t } = useTexts();
  const parts = PARTS.filter((part) => context[part] !== '');
  if (parts.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('support.request.attached')}>
      <h2>{t('support.request.attached')}</h2>
      <dl className={classes.context}>
        {parts.map((part) => (
          <Fragment key={part}>
            <dt>{t(`support.context.${part}`)}</dt>
            <dd>{context[part]}</dd>
            <dd />
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
