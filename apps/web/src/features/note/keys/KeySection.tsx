import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { noteForms } from '../writing/note-forms.ts';
import { KeyBox } from './KeyBox.tsx';
import { StartAnew } from './StartAnew.tsx';

interface KeySectionProps {
  keyId: string;
  phrase: string;
  email: string;
  onForget: () => void;
  onAnew: () => void;
}

/** The key that this browser holds: see it, forget it here, or begin anew without the notes. */
export function KeySection({ keyId, phrase, email, onForget, onAnew }: KeySectionProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState(false);

  async function forget() {
    await noteForms.settle();
    setAsking(false);
    // without the key nobody could send what is still here
    if (noteForms.unsaved()) return toasts.warning(t('notes.key.unsaved'));
    onForget();
    toasts.success(t('notes.key.forgotten'));
  }
  return (
    <Section title={t('notes.key.title')} lead={t('notes.key.lead')}>
      <Group gap="sm">
        <Button variant="default" onClick={() => setShown(true)}>
          {t('notes.key.show')}
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('notes.key.forget')}
        </Button>
        <StartAnew keyId={keyId} email={email} onDone={onAnew} />
      </Group>
      <Modal
        opened={shown}
        onClose={() => setShown(false)}
        title={t('notes.key.title')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <KeyBox phrase={phrase} email={email} />
      </Modal>
      <ConfirmDialog
        opened={asking}
        title={t('notes.key.forgetTitle')}
        confirm={t('notes.key.forgetConfirm')}
        onConfirm={() => void forget()}
        onClose={() => setAsking(false)}
      >
        {t('notes.key.forgetText')}
      </ConfirmDialog>
    </Section>
  );
}
