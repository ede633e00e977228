import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useServices } from '../../platform/ServicesContext.tsx';
import { StatePage } from '../../platform/states/StatePage.tsx';
import { kindOfError } from '../../platform/trouble.ts';

/** How browsers and the bundler say that a part of the app did not come. */
const NOT_LOADED = /dynamically imported|module script|preload CSS/;

/**
 * Shown when a page broke. The error goes to the console, with its stack. A page whose code did not come
 * over a lost connection is loaded again as soon as it is back.
 */
export function CrashPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTexts();
  const { trouble } = useServices();
  const { online } = useNetwork();
  const cut = !online || NOT_LOADED.test(String(error));
  const key = cut ? 'shell.crash.offline' : 'shell.crash.title';
  const told = t(key);
  useEffect(() => {
    console.error(error);
    trouble.at(window.location.pathname);
    trouble.failed(told, { key, kind: kindOfError(error) });
  }, [error, trouble, told, key]);
  useEffect(() => {
    const again = () => window.location.reload();
    if (cut) window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [cut]);
  return (
    <StatePage
      title={t('shell.crash.title')}
      text={t(cut ? 'shell.crash.offline' : 'shell.crash.text')}
    >
      <Button onClick={() => window.location.reload()}>{t('shell.crash.reload')}</Button>
      <Button component="a" href="/support" variant="default">
        {t('support.link.write')}
      </Button>
    </StatePage>
  );
}
