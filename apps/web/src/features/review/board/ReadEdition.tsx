import { SegmentedControl } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { EditionChanges, EditionText, useEdition } from '../../edition/public.ts';
import classes from './Board.module.css';

const VIEWS = ['changes', 'content'] as const;

/**
 * The edition that waits: what has changed where there is something to compare with, else what it
 * holds; `flipped` shows the other one.
 */
export function ReadEdition(props: {
  id: string;
  flipped: boolean;
  onFlip: (flipped: boolean) => void;
}) {
  const { id, flipped, onFlip } = props;
  const { t } = useTexts();
  const { data, error, refetch } = useEdition(id);
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={4} />;
  const [first, other] = data.against ? VIEWS : VIEWS.toReversed();
  const shown = flipped ? other : first;
  return (
    <>
      <SegmentedControl
        aria-label={t('reviews.view')}
        size="sm"
        data={VIEWS.map((value) => ({ value, label: t(`reviews.${value}`) }))}
        value={shown ?? 'content'}
        onChange={(value) => onFlip(value !== first)}
      />
      <div className={classes.read}>
        {shown === 'changes' ? <EditionChanges id={id} titled /> : <EditionText id={id} />}
      </div>
    </>
  );
}
