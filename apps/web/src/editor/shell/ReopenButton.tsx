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
import { useWorkbench } from './WorkbenchContext.tsx';

const STALES = [
  documentEndpoints.ofStage,
  projectEndpoints.get,
  startupEndpoints.get,
  articleEndpoints.get,
  projectEndpoints.listAll,
];

/** Takes the approval of the text back after a question; the rights come over the live connection. */
export function ReopenButton() {
  const { t } = useTexts();
  const { view } = useWorkbench();
  const reopen = useChange(documentEndpoints.reopen, { stales: STALES });
  const [asked, setAsked] = useState(false);
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
          reopen.mutate({ params: { id: view.id } }, { onSettled: () => setAsked(false) })
        }
        onClose={() => setAsked(false)}
      >
        {t('editor.reopen.text')}
      </ConfirmDialog>
    </>
  );
}
