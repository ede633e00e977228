import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { MatterLine, useMatters } from '../../waiting/public.ts';
import classes from './Board.module.css';

/** What waits for the reader in his teams, each with a way to where it is answered. */
export function TeamMatters() {
  const { t } = useTexts();
  const matters = useMatters();
  if (matters.length === 0) return null;
  return (
    <section className={classes.team} aria-label={t('whoseMove.group.team')}>
      <h2 className={classes.group}>{t('whoseMove.group.team')}</h2>
      <DataList label={t('whoseMove.group.team')}>
        {matters.map((matter) => (
          <DataRow
            key={matter.id}
            title={matter.project.title}
            note={<MatterLine matter={matter} />}
          />
        ))}
      </DataList>
    </section>
  );
}
