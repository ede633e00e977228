import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { StatePage } from './StatePage.tsx';

/** Shown when a page broke. The error goes to the console, with its stack. */
export function CrashPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTexts();
  useEffect(() => console.error(error), [error]);
  return (
    <StatePage title={t('shell.crash.title')} text={t('shell.crash.text')}>
      <Button onClick={() => window.location.reload()}>{t('shell.crash.reload')}</Button>
    </StatePage>
  );
}
