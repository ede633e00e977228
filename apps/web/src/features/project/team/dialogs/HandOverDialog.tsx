import { Modal } from '@mantine/core';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import type { MemberDialogProps } from './dialog-props.ts';
import { HandOver } from './HandOver.tsx';

/** Hands the project over: from the row of who is to get it, or from the author's own. */
export function HandOverDialog({ opened, member, project, team, onClose }: MemberDialogProps) {
  const { t } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('team.creator.handoverTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <HandOver project={project} team={team} first={member.user_id} onDone={onClose} />
    </Modal>
  );
}
