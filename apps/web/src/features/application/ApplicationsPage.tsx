import { Button } from '@mantine/core';
import type { ApplicationRow } from '@pv/contract';
import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRowKeys } from '../../platform/keys.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { dayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Application.module.css';
import { useApplications } from './api.ts';
import { STATUS_GROUP } from './status-group.ts';

function BeginButton() {
  const { t } = useTexts();
  return (
    <Button renderRoot={(root) => <Link {...root} to="/grant-applications/new" />}>
      {t('applications.new')}
    </Button>
  );
}

function Row({ row }: { row: ApplicationRow }) {
  const { t } = useTexts();
  const { id, template, project, status, deadline, closed, filled, total } = row;
  const day = deadline && dayText(deadline, t);
  return (
    <DataRow
      title={
        <Link to="/grant-applications/$id" params={{ id }}>
          {template.title}
        </Link>
      }
      note={[
        project.title,
        t('applications.filled', { filled, total }),
        day && t(closed ? 'applications.over' : 'applications.until', { day }),
      ]
        .filter(Boolean)
        .join(' · ')}
      meta={<StatusBadge group={STATUS_GROUP[status]} label={t(`applications.status.${status}`)} />}
    />
  );
}

/** The applications for grants of all own projects, the last changed first. */
export function ApplicationsPage() {
  const { t } = useTexts();
  const { data, error, refetch } = useApplications();
  useRowKeys('main li a');
  const rows = data?.applications ?? [];
  return (
    <>
      <PageHeader title={t('applications.title')} action={rows.length > 0 && <BeginButton />} />
      <p className={classes.lead}>{t('applications.lead')}</p>
      {!data && !error && <RowsSkeleton rows={4} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && (
        <EmptyState icon={IconFileText} text={t('applications.empty')} action={<BeginButton />} />
      )}
      {rows.length > 0 && (
        <DataList label={t('applications.title')}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </DataList>
      )}
    </>
  );
}
