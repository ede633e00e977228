import { Modal } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LetterKeysSwitch } from '../../ui/letter-keys/LetterKeysSwitch.tsx';
import { ShortcutList } from './ShortcutList.tsx';

/** The list of shortcuts, opened by `?`, and the switch of those by one key. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('shell.shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <LetterKeysSwitch />
      <ShortcutList />
    </Modal>
  );
}
