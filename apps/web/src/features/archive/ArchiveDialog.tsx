import { Modal } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ArchivePanel } from './ArchivePanel.tsx';

/** The dialog of the archive of a project; closing it stops nothing. */
export function ArchiveDialog(props: { projectId: string; opened: boolean; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('archive.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <ArchivePanel projectId={props.projectId} />
    </Modal>
  );
}
