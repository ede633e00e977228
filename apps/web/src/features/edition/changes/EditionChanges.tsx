import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useEdition } from '../api.ts';
import { ChangeList } from './ChangeList.tsx';
import classes from './Changes.module.css';
import { useEditionWords } from './use-edition-words.ts';

/** How an edition differs from the one that it is compared with for the reader. */
export function EditionChanges({ id, titled }: { id: string; titled: boolean }) {
  const { t } = useTexts();
  const words = useEditionWords();
  const { data, error, refetch } = useEdition(id);
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const { edition, against, changes, downloads } = data;
  if (!against || !changes) {
    const why = edition.number > 1 ? t('editions.undecided') : t('editions.first');
    return <p className={classes.skipped}>{why}</p>;
  }
  return (
    <div className={classes.changes}>
      {titled && <h3 className={classes.name}>{words.since(against)}</h3>}
      <ChangeList changes={changes} downloads={downloads} />
    </div>
  );
}
