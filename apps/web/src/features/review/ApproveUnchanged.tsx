import { Button, Text } from '@mantine/core';
import type { SeenSection, WaitingRow } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import {
  BulkDialog,
  BulkLine,
  BulkLines,
  useApproveUnchanged,
  useSubject,
} from '../project/public.ts';
import { useUnchanged } from './api.ts';
import { keyOfRow } from './board/row-key.ts';

const seen = ({ project, stage, section, status, edition }: WaitingRow): SeenSection => ({
  project: project.id,
  stage: stage?.id ?? null,
  section,
  status,
  edition,
});

function Asking({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const subject = useSubject();
  const { data, error, refetch } = useUnchanged();
  const approve = useApproveUnchanged();
  // the list is read again once it is decided: what was asked about stays on the screen
  const rows = data?.reviews ?? [];
  return (
    <BulkDialog
      title={t('reviews.unchangedAll.title')}
      doneTitle={t('reviews.unchangedAll.result')}
      text={t('reviews.unchangedAll.text')}
      confirm={t('reviews.unchangedAll.confirm')}
      busy={approve.isPending}
      ready={rows.length > 0}
      error={approve.error}
      outcomes={approve.data?.outcomes ?? null}
      named
      onConfirm={() => approve.mutate({ body: { sections: rows.map(seen) } })}
      onClose={onClose}
    >
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <RowsSkeleton rows={3} />}
      <BulkLines>
        {rows.map((row) => (
          <BulkLine key={keyOfRow(row)} about={subject(row)} beside={row.project.title} />
        ))}
      </BulkLines>
      {data?.next_cursor && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('reviews.unchangedAll.partial', { count: rows.length })}
        </Text>
      )}
    </BulkDialog>
  );
}

/** Offers to approve in one go what was approved before in the same words. */
export function ApproveUnchanged({ count }: { count: number }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  if (count === 0 && !opened) return null;
  return (
    <>
      {count > 0 && (
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('reviews.unchangedAll.button', { count })}
        </Button>
      )}
      {opened && <Asking onClose={() => setOpened(false)} />}
    </>
  );
}
