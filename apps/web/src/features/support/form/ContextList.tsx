import { Button, CloseButton } from '@mantine/core';
import { Fragment } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../Support.module.css';
import type { ContextParts } from './use-context.ts';

/** Shows the sender what goes with the request by itself. */
export function ContextList({ context }: { context: ContextParts }) {
  const { t } = useTexts();
  const { parts, textOf, shortened, remove, restore } = context;
  if (parts.length === 0 && !shortened) return null;
  return (
    <section className={classes.panel} aria-label={t('support.context.title')}>
      <h2>{t('support.context.title')}</h2>
      <p className={classes.dim}>{t('support.context.note')}</p>
      <dl className={classes.context}>
        {parts.map((part) => {
          const what = t(`support.context.${part}`);
          return (
            <Fragment key={part}>
              <dt>{what}</dt>
              <dd>{textOf(part)}</dd>
              <dd>
                <CloseButton
                  aria-label={t('support.context.remove', { what })}
                  onClick={() => remove(part)}
                />
              </dd>
            </Fragment>
          );
        })}
      </dl>
      {shortened && (
        <Button variant="default" size="compact-sm" onClick={restore}>
          {t('support.context.undo')}
        </Button>
      )}
    </section>
  );
}
