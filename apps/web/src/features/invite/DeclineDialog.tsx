import { Stack, Text, Textarea } from '@mantine/core';
import { type ReceivedInvitation, teamEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDraftText } from '../../platform/drafts.ts';
import { keyOf } from '../../platform/query/use-endpoint.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { tooLong } from '../../ui/form/field.ts';
import { useDeclineInvitation } from './api.ts';

const REASON_MAX = 1000;

export interface DeclineDialogProps {
  invitation: ReceivedInvitation;
  opened: boolean;
  onClose: () => void;
}

/** Asks before saying no, with a reason or without. The reason outlives the page. */
export function DeclineDialog({ invitation, opened, onClose }: DeclineDialogProps) {
  const { token, project } = invitation;
  const { t } = useTexts();
  const queries = useQueryClient();
  const decline = useDeclineInvitation();
  // not by the token, which is a secret; two guests of one device may be invited to one project
  const place = `invite-decline.${project.id}.${invitation.email}`;
  const { text: reason, write } = useDraftText(place);
  const problem = tooLong(t, reason.trim(), REASON_MAX);

  function submit() {
    if (problem) return;
    const body = { token, ...(reason.trim() && { reason: reason.trim() }) };
    // the answered invitation may be read before that, and this dialog is gone by then
    void decline
      .mutateAsync({ body })
      .then(
        () => write(''),
        () => queries.invalidateQueries({ queryKey: keyOf(teamEndpoints.readInvitation) }),
      )
      .finally(onClose);
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={t('team.received.declineTitle')}
      confirm={t('team.received.decline')}
      busy={decline.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{t('team.received.declineText')}</Text>
        <Textarea
          label={t('team.received.reason')}
          value={reason}
          onChange={(event) => write(event.currentTarget.value)}
          error={problem}
          autosize
          minRows={2}
        />
      </Stack>
    </ConfirmDialog>
  );
}
