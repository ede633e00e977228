import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useClose } from '../api.ts';

/** The button by which a published opportunity takes no more responses, asked once more. */
export function ClosePosting({ id }: { id: string }) {
  const { t } = useTexts();
  const close = useClose();
  const [asking, setAsking] = useState(false);
  const done = () => setAsking(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('opportunities.manage.close')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('opportunities.manage.closing')}
        confirm={t('opportunities.manage.close')}
        busy={close.isPending}
        onConfirm={() => void close.mutateAsync({ params: { id } }).then(done, () => undefined)}
        onClose={done}
      >
        {t('opportunities.manage.closingText')}
      </ConfirmDialog>
    </>
  );
}
