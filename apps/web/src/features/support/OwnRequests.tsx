import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Section } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useOwnRequests } from './api.ts';
import { REQUEST_GROUP } from './status-group.ts';
import { useMoment } from './use-moment.ts';

/** The requests of the signed-in person, the last changed first; nothing while there are none. */
export function OwnRequests() {
  const { t } = useTexts();
  const moment = useMoment();
  const list = useOwnRequests();
  const { data, error, refetch } = list;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  const shown = data?.rows ?? [];
  if (shown.length === 0) return null;
  return (
    <Section title={t('support.mine.title')}>
      <DataList label={t('support.mine.title')}>
        {shown.map(({ id, number, topic, status, updated_at: at }) => (
          <DataRow
            key={id}
            title={
              <Link to="/support/requests/$id" params={{ id }}>
                {topic}
              </Link>
            }
            note={`${t('support.mine.number', { number })} · ${t('support.mine.changed', { date: moment(at) })}`}
            meta={
              <StatusBadge group={REQUEST_GROUP[status]} label={t(`support.status.${status}`)} />
            }
          />
        ))}
      </DataList>
      <MoreButton list={list} />
    </Section>
  );
}
