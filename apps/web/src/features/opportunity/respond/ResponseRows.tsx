import type { ResponseRow } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { dayText } from '../../../ui/days.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { RESPONSE_GROUP } from '../status-group.ts';

interface ResponseRowsProps {
  rows: readonly ResponseRow[];
  /** What a row is called by: what was responded to, or who has responded. */
  by: 'person' | 'opportunity';
}

/** Responses as rows. */
export function ResponseRows({ rows, by }: ResponseRowsProps) {
  const { t } = useTexts();
  return (
    <DataList label={t('opportunities.manage.responses')}>
      {rows.map(({ id, opportunity, person, status, created_at: at }) => (
        <DataRow
          key={id}
          title={
            <Link to="/opportunities/responses/$id" params={{ id }}>
              {by === 'person' ? person.name : opportunity.title}
            </Link>
          }
          note={[
            by === 'opportunity' && t(`opportunityList.one.${opportunity.kind}`),
            t('opportunities.response.sentAt', { date: dayText(at, t) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          meta={
            <StatusBadge
              group={RESPONSE_GROUP[status]}
              label={
                by === 'person' && status === 'sent'
                  ? t('opportunities.response.fresh')
                  : t(`opportunities.response.status.${status}`)
              }
            />
          }
        />
      ))}
    </DataList>
  );
}
