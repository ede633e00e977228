import { Button } from '@mantine/core';
import type { DeskRequest } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCloseUnanswered, useTake } from './api.ts';

/** Taking a request into work, and closing it without an answer. */
export function ServeActions(props: { request: DeskRequest; onStale: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [take, close] = [useTake(), useCloseUnanswered()];
  const [asking, setAsking] = useState(false);
  const { id, version, can } = props.request;
  const change = { params: { id }, body: { version } };
  // with the version that the page has, every further press would fail alike
  const onError = (error: Error) => {
    if (isApiError(error, 'stale_version')) props.onStale();
  };
  return (
    <>
      {can.take && (
        <Button
          variant="default"
          loading={take.isPending}
          onClick={() =>
            take.mutate(change, {
              onSuccess: () => toasts.success(t('support.desk.taken')),
              onError,
            })
          }
        >
          {t('support.desk.take')}
        </Button>
      )}
      {can.close && (
        <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
          {t('support.desk.close')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('support.desk.closeTitle')}
        confirm={t('support.desk.closeYes')}
        busy={close.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          close.mutate(change, {
            onSuccess: () => toasts.success(t('support.desk.closed')),
            onError,
            onSettled: () => setAsking(false),
          })
        }
      >
        {t('support.desk.closeText')}
      </ConfirmDialog>
    </>
  );
}
