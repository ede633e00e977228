import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Fields.module.css';
import type { FormField } from './use-form-field.ts';

/** What stands in the way of saving a field, and what can be done about it. */
export function FieldTrouble(props: {
  field: Pick<FormField<unknown>, 'status' | 'error' | 'theirs' | 'again' | 'resolve'>;
  /** The text of the other one, where it is more than words. */
  shown?: ReactNode;
}) {
  const { t } = useTexts();
  const { status, error, theirs, again, resolve } = props.field;
  if (theirs !== null) {
    return (
      <div className={classes.trouble} role="alert">
        <p>{t('projectPage.conflict.text')}</p>
        <blockquote>{props.shown ?? (theirs || t('projectPage.fieldEmpty'))}</blockquote>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => resolve('mine')}>
            {t('projectPage.conflict.mine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => resolve('theirs')}>
            {t('projectPage.conflict.theirs')}
          </Button>
        </Group>
      </div>
    );
  }
  if (status !== 'failed') return null;
  return (
    <div className={classes.trouble} role="alert">
      <p>{error ?? t('projectPage.notSaved')}</p>
      {again && (
        <Button size="compact-sm" variant="default" onClick={again}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}
