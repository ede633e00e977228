import { Button, SegmentedControl } from '@mantine/core';
import { type ResumeLanguage, sharedResumeEndpoints } from '@pv/contract';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { saveFile } from '../../platform/api/save.ts';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useCall } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { StatePage } from '../../platform/states/StatePage.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { openingKey } from './opening-key.ts';
import classes from './Resume.module.css';
import { Sheet } from './Sheet.tsx';

/** Tells once that the resume is read; whether that arrives is nothing to its reader. */
function useCounted(token: string, shown: boolean) {
  const call = useCall();
  useEffect(() => {
    if (!shown) return;
    const key = openingKey(window.sessionStorage, token);
    void call(sharedResumeEndpoints.open, { params: { token }, body: { key } }).catch(() => {});
  }, [call, token, shown]);
}

/** The resume that a link opens, for somebody without an account. */
export function SharedResumePage() {
  const { t, locale } = useTexts();
  const { token } = useParams({ from: '/resume/$token' });
  const { in: language = locale } = useSearch({ from: '/resume/$token' });
  const navigate = useNavigate({ from: '/resume/$token' });
  const params = { token };
  const { data, error, refetch } = useEndpoint(
    sharedResumeEndpoints.get,
    { params, query: { language } },
    { keepPrevious: true },
  );
  const print = useChange(sharedResumeEndpoints.print);
  useCounted(token, data !== undefined);
  usePageTitle(data?.sheet.title ?? t('sharedResume.title'), null);
  if (isApiError(error, 'link_over', 'not_found', 'validation_failed')) {
    const over = isApiError(error, 'link_over');
    return (
      <StatePage
        title={t(over ? 'sharedResume.over' : 'sharedResume.unknown')}
        text={t(over ? 'sharedResume.overText' : 'sharedResume.unknownText')}
      >
        <Button component={Link} to="/">
          {t('shell.notFound.home')}
        </Button>
      </StatePage>
    );
  }
  if (!data) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  const save = (file: Blob) => void saveFile(file, `${t('sharedResume.file')}.pdf`);
  return (
    <div className={classes.shared}>
      <meta name="robots" content="noindex" />
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('sharedResume.language')}
          value={language}
          data={[
            { value: 'ru', label: 'Русский' },
            { value: 'en', label: 'English' },
          ]}
          onChange={(chosen) =>
            void navigate({ search: { in: chosen as ResumeLanguage }, replace: true })
          }
        />
        <Button
          variant="default"
          loading={print.isPending}
          onClick={() => print.mutate({ params, body: { language } }, { onSuccess: save })}
        >
          {t('sharedResume.pdf')}
        </Button>
      </div>
      <Sheet sheet={data.sheet} heading="h1" />
    </div>
  );
}
