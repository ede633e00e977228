import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

export interface OtherAddressDialogProps {
  opened: boolean;
  /** The address that the invitation was sent to, and that of the account. */
  invited: string;
  own: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an invitation is accepted under another address than it was sent to. */
export function OtherAddressDialog({ invited, own, ...dialog }: OtherAddressDialogProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      title={t('team.received.otherTitle')}
      confirm={t('team.received.otherAccept', { own })}
      {...dialog}
    >
      <Text>{t('team.received.otherText', { invited, own })}</Text>
    </ConfirmDialog>
  );
}
