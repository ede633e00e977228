import type { OwnOpportunity } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useWords } from '../read/use-words.ts';
import { OPPORTUNITY_GROUP } from '../status-group.ts';

/** Postings as rows for whoever has posted them, and for the editors with their authors. */
export function PostedRows({ rows, desk }: { rows: readonly OwnOpportunity[]; desk?: boolean }) {
  const { t } = useTexts();
  const words = useWords();
  const noteOf = (row: OwnOpportunity) =>
    [
      t(`opportunityList.one.${row.kind}`),
      desk ? `${row.organisation}, ${row.author ?? t('opportunities.moderation.platform')}` : '',
      row.deadline ? words.until(row) : '',
      !desk && row.responses > 0 ? t('opportunities.own.responses', { count: row.responses }) : '',
      !desk && row.fresh > 0 ? t('opportunities.own.fresh', { count: row.fresh }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <DataList label={t('opportunityList.mine')}>
      {rows.map((row) => (
        <DataRow
          key={row.id}
          title={
            <Link to="/opportunities/$id/manage" params={{ id: row.id }}>
              {row.title}
            </Link>
          }
          note={noteOf(row)}
          meta={
            <StatusBadge
              group={OPPORTUNITY_GROUP[row.status]}
              label={t(`opportunities.status.${row.status}`)}
            />
          }
        />
      ))}
    </DataList>
  );
}
