import { Button } from '@mantine/core';
import type { Stage } from '@pv/contract';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useRemoveStage } from '../api/use-stage-changes.ts';

/** Deletes a stage after a question, because nobody can open its document afterwards. */
export function RemoveStage({ stage }: { stage: Stage }) {
  const { t } = useTexts();
  const remove = useRemoveStage();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t('projectPage.stage.delete')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('projectPage.stage.deleteTitle', { title: stage.title })}
        confirm={t('projectPage.stage.deleteConfirm')}
        destructive
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate({ params: { id: stage.id } }, { onSettled: () => setAsked(false) })
        }
        onClose={() => setAsked(false)}
      >
        {t('projectPage.stage.deleteText')}
      </ConfirmDialog>
    </>
  );
}
