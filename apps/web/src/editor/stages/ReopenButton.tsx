import { Button } from '@mantine/core';
import {
  articleEndpoints,
  documentEndpoints,
  projectEndpoints,
  startupEndpoints,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useChange } from '../../platform/query/use-endpoint.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';

const STALES = [
  documentEndpoints.ofStage,
  documentEndpoints.ofProject,
  projectEndpoints.get,
  startupEndpoints.get,
  articleEndpoints.get,
  projectEndpoints.listAll,
];

/**
 * Takes the approval of the text back after a question, of one stage where it is named; the rights come over
 * the live connection.
 */
export function ReopenButton({ stageId }: { stageId?: string }) {
  const { t } = useTexts();
  const { view } = useWorkbench();
  const reopen = useChange(documentEndpoints.reopen, { stales: STALES });
  const [asked, setAsked] = useState(false);
  const query = stageId === undefined ? {} : { stage: stageId };
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAsked(true)}>
        {t('editor.reopen.button')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('editor.reopen.title')}
        confirm={t('editor.reopen.button')}
        busy={reopen.isPending}
        onConfirm={() =>
          reopen.mutate({ params: { id: view.id }, query }, { onSettled: () => setAsked(false) })
        }
        onClose={() => setAsked(false)}
      >
        {t('editor.reopen.text')}
      </ConfirmDialog>
    </>
  );
}
