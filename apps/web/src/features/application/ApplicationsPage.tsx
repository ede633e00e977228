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

/** The place of each among those of its project and form, by when they were begun; of a single one none. */
function placesOf(rows: readonly ApplicationRow[]): ReadonlyMap<string, number> {
  const alike = Map.groupBy(rows, ({ project, template }) => `${project.id} ${template.code}`);
  const several = [...alike.values()].filter(({ length }) => length > 1);
  return new Map(
    several.flatMap((own) =>
      own
        .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
        .map(({ id }, at) => [id, at + 1] as const),
    ),
  );
}

function Row({ row, place }: { row: ApplicationRow; place: number | undefined }) {
  const { t } = useTexts();
  const { id, template, project, status, deadline, closed, filled, total } = row;
  const day = deadline && dayText(deadline, t);
  return (
    <DataRow
      title={
        <Link to="/grant-applications/$id" params={{ id }}>
          {place
            ? t('applications.numbered', { title: template.title, number: place })
            : template.title}
        </Link>
      }
      note={[
        project.title,
        t('applications.begunOn', { day: dayText(row.created_at, t) }),
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
  const places = placesOf(rows);
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
            <Row key={row.id} row={row} place={places.get(row.id)} />
          ))}
        </DataList>
      )}
    </>
  );
}
