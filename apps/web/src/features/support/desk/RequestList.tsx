import type { DeskRequestRow } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { REQUEST_GROUP } from '../status-group.ts';
import { useMoment } from '../use-moment.ts';

/** Requests as rows: who asks, since when it waits, who has it in work. */
export function RequestList({ requests }: { requests: readonly DeskRequestRow[] }) {
  const { t } = useTexts();
  const moment = useMoment();
  const noteOf = ({ number, name, email, status, assignee, updated_at: at }: DeskRequestRow) => {
    const waits = status === 'new' || status === 'in_work';
    return [
      t('support.mine.number', { number }),
      name || email,
      t(waits ? 'support.desk.since' : 'support.desk.changed', { date: moment(at) }),
      status === 'in_work' && assignee && t('support.desk.assignee', { name: assignee }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <DataList label={t('support.desk.title')}>
      {requests.map((request) => (
        <DataRow
          key={request.id}
          title={
            <Link to="/support-desk/$id" params={{ id: request.id }}>
              {request.topic}
            </Link>
          }
          note={noteOf(request)}
          meta={
            <StatusBadge
              group={REQUEST_GROUP[request.status]}
              label={t(`support.status.${request.status}`)}
            />
          }
        />
      ))}
    </DataList>
  );
}
