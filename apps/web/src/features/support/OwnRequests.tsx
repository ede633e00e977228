import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useOwnRequests } from './api/use-support.ts';
import { REQUEST_GROUP } from './status-group.ts';
import { useMoment } from './use-moment.ts';

const AT_FIRST = 5;

/** The requests of the signed-in person, the last changed first; nothing while there are none. */
export function OwnRequests() {
  const { t } = useTexts();
  const moment = useMoment();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useOwnRequests({ enabled: true });
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data || data.requests.length === 0) return null;
  const shown = all ? data.requests : data.requests.slice(0, AT_FIRST);
  const more = data.requests.length - shown.length;
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
      {more > 0 && (
        <Button variant="default" mt="md" onClick={() => setAll(true)}>
          {t('support.mine.all', { count: more })}
        </Button>
      )}
    </Section>
  );
}
