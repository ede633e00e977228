import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { dayText } from '../../../ui/days.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useRecords } from '../api.ts';
import classes from '../Funding.module.css';

/** The catalogue of money for editors: those whose check is old come first. */
export function CataloguePage() {
  const { t, locale } = useTexts();
  const found = useRecords();
  if (isApiError(found.error, 'not_found')) return <NotFoundPage />;
  const records = found.data?.records ?? [];
  const sorted = records.toSorted((one, other) =>
    one.record.checked_at.localeCompare(other.record.checked_at),
  );
  return (
    <>
      <PageHeader
        title={t('navigator.desk.title')}
        action={
          <Button renderRoot={(root) => <Link {...root} to="/funding-desk/new" />}>
            {t('navigator.desk.adding')}
          </Button>
        }
      />
      <p className={classes.lead}>{t('navigator.desk.lead')}</p>
      {found.isPending && <RowsSkeleton />}
      {found.isError && <LoadFailure error={found.error} onRetry={() => void found.refetch()} />}
      <DataList label={t('navigator.desk.title')}>
        {sorted.map(({ code, record, corrected, added, stale }) => (
          <DataRow
            key={code}
            title={
              <Link to="/funding-desk/$code" params={{ code }}>
                {record.name[locale]}
              </Link>
            }
            note={record.operator[locale]}
            meta={[
              t(`navigator.desk.${added ? 'ours' : corrected ? 'corrected' : 'shipped'}`),
              t('navigator.checked', { day: dayText(record.checked_at, t) }),
              ...(stale ? [t('navigator.desk.stale')] : []),
            ].join(' · ')}
          />
        ))}
      </DataList>
    </>
  );
}
