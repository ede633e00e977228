import { SegmentedControl } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { EditionChanges, EditionText, useEdition } from '../../edition/public.ts';
import classes from './Board.module.css';

const VIEWS = ['changes', 'content'] as const;

/**
 * The edition that waits: what has changed, or what it holds when `flipped`. Where there is nothing to
 * compare with it is what it holds, after a word of why, and there is nothing to choose.
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
  if (!data.against) {
    return (
      <div className={classes.read}>
        <EditionChanges id={id} titled />
        <EditionText id={id} />
      </div>
    );
  }
  return (
    <>
      <SegmentedControl
        aria-label={t('reviews.view')}
        size="sm"
        data={VIEWS.map((value) => ({ value, label: t(`reviews.${value}`) }))}
        value={flipped ? 'content' : 'changes'}
        onChange={(value) => onFlip(value === 'content')}
      />
      <div className={classes.read}>
        {flipped ? <EditionText id={id} /> : <EditionChanges id={id} titled />}
      </div>
    </>
  );
}
