import { Button, Stack, Text, Textarea } from '@mantine/core';
import { teamEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf } from '../../app/query/use-endpoint.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { tooLong } from '../../ui/form/too-long.ts';
import { useDeclineInvitation } from './api/use-answer-invitation.ts';

const REASON_MAX = 1000;

/** Saying no, with a reason or without; the link alone is enough for it. */
export function Decline({ token }: { token: string }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const decline = useDeclineInvitation();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const problem = tooLong(t, reason.trim(), REASON_MAX);
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('team.received.decline')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('team.received.declineTitle')}
        confirm={t('team.received.decline')}
        busy={decline.isPending}
        onConfirm={() =>
          problem ||
          decline.mutate(
            { body: { token, ...(reason.trim() && { reason: reason.trim() }) } },
            {
              onError: () =>
                void queries.invalidateQueries({ queryKey: keyOf(teamEndpoints.readInvitation) }),
              onSettled: () => setAsking(false),
            },
          )
        }
        onClose={() => setAsking(false)}
      >
        <Stack gap="md">
          <Text>{t('team.received.declineText')}</Text>
          <Textarea
            label={t('team.received.reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={problem}
            autosize
            minRows={2}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
