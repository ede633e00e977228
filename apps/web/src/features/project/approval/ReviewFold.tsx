import { Button } from '@mantine/core';
import type { Review } from '@pv/contract';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { ReviewList } from './ReviewList.tsx';

/** The history of decisions, read only when it is opened. */
export function ReviewFold(props: {
  id: string;
  use: (id: string, enabled: boolean) => { data?: { reviews: Review[] } | undefined };
  mayTick: boolean;
  opened?: boolean;
}) {
  const { t } = useTexts();
  const region = useId();
  const [opened, setOpened] = useState(props.opened ?? false);
  const { data } = props.use(props.id, opened);
  return (
    <div style={{ marginTop: 12 }}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={opened}
        aria-controls={region}
        onClick={() => setOpened(!opened)}
      >
        {opened ? t('projectPage.reviews.hide') : t('projectPage.reviews.show')}
      </Button>
      <div id={region}>
        {opened && !data && <RowsSkeleton rows={2} />}
        {opened && data && <ReviewList reviews={data.reviews} mayTick={props.mayTick} />}
      </div>
    </div>
  );
}
