import { Text } from '@mantine/core';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useLeave } from '../../api.ts';
import { useLeft } from '../use-left.ts';
import type { MemberDialogProps } from './dialog-props.ts';

/** Asks once before the reader leaves the team. */
export function LeaveDialog({ opened, member, project, onClose }: MemberDialogProps) {
  const { t } = useTexts();
  const leave = useLeave();
  const left = useLeft();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('team.leave.title')}
      confirm={t('team.leave.submit')}
      destructive
      busy={leave.isPending}
      onConfirm={() =>
        leave.mutate(
          { body: { project_id: project.id, user_id: member.user_id } },
          { onSuccess: () => left(t('team.leave.done')), onError: onClose },
        )
      }
      onClose={onClose}
    >
      <Text>{t('team.leave.text')}</Text>
    </ConfirmDialog>
  );
}
