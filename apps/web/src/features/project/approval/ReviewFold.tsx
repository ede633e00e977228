import { Button } from '@mantine/core';
import type { Move, Project, Reviews } from '@pv/contract';
import { IconHistory } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { ReviewList } from './ReviewList.tsx';

interface Reading {
  data?: Reviews | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Whether the reader has to decide on something that was sent before: the earlier remarks are to be seen. */
export function decidesAgain(move: Move | null, edition: number): boolean {
  return (move?.mine ?? false) && move?.asked.startsWith('decide_') === true && edition > 1;
}

/** The rounds of an approval, read only when they are opened. */
export function ReviewFold(props: {
  /** Of the stage, or of the project itself. */
  id: string;
  project: Pick<Project, 'id' | 'type'>;
  use: (id: string, enabled: boolean) => Reading;
  opened: boolean;
}) {
  const { t } = useTexts();
  const region = useId();
  const [opened, setOpened] = useState(props.opened);
  const { data, error, refetch } = props.use(props.id, opened);
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        ml={-8}
        mb={opened ? 'xs' : 0}
        leftSection={<IconHistory size={16} stroke={1.8} aria-hidden="true" />}
        aria-expanded={opened}
        aria-controls={region}
        onClick={() => setOpened(!opened)}
      >
        {opened ? t('projectPage.reviews.hide') : t('projectPage.reviews.show')}
      </Button>
      <div id={region}>
        {opened && !data && !error && <RowsSkeleton rows={2} />}
        {opened && !data && Boolean(error) && <LoadFailure error={error} onRetry={refetch} />}
        {opened && data && (
          <ReviewList reviews={data.reviews} mayTick={data.may_tick} project={props.project} />
        )}
      </div>
    </div>
  );
}
