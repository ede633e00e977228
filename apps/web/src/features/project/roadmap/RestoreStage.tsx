import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRestoreStage } from '../api.ts';
import { useOpenedRows } from './use-opened-rows.tsx';

interface RestoreStageProps {
  stage: { id: string; title: string };
  /** The id of the words that say why no stage can be brought back; undefined where one can. */
  hindrance: string | undefined;
}

/** Brings a deleted stage back and shows it; several may be on their way at once. */
export function RestoreStage({ stage: { id, title }, hindrance }: RestoreStageProps) {
  const { t } = useTexts();
  const restore = useRestoreStage();
  const rows = useOpenedRows();
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconRestore size={16} stroke={1.8} aria-hidden="true" />}
      aria-label={t('roadmap.deleted.restoreNamed', { title })}
      disabled={hindrance !== undefined}
      aria-describedby={hindrance}
      loading={restore.isPending}
      onClick={() =>
        // the row that has the focus is gone by then: the call is waited for, and the stage itself is shown
        void restore.mutateAsync({ params: { id } }).then(
          () => rows.show(id),
          () => undefined,
        )
      }
    >
      {t('roadmap.deleted.restore')}
    </Button>
  );
}
