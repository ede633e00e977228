import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { mailAddress } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { useDropKey } from '../api.ts';

interface StartAnewProps {
  keyId: string;
  email: string;
  /** The notes are deleted. */
  onDone: () => void;
}

/** Deletes all notes with their key, once the person has typed the own address. */
export function StartAnew({ keyId, email, onDone }: StartAnewProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const dropKey = useDropKey();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);

  function close() {
    setOpened(false);
    setTyped('');
    setWrong(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (mailAddress(typed) !== email) return setWrong(true);
    // the page is another one by the time of the answer: callbacks of `mutate` would be gone with this form
    dropKey.mutateAsync({ params: { id: keyId }, body: { confirmation: typed } }).then(
      () => {
        close();
        onDone();
        toasts.success(t('notes.anew.done'));
      },
      (error: unknown) => {
        if (isApiError(error, 'confirmation_mismatch')) setWrong(true);
        else toasts.failure(error);
      },
    );
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('notes.anew.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('notes.anew.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <form onSubmit={submit} noValidate>
          <Text mb="md">{t('notes.anew.text')}</Text>
          <TextInput
            label={t('notes.anew.label', { email })}
            value={typed}
            error={wrong && fieldErrorText(t, 'email_foreign')}
            autoComplete="off"
            inputMode="email"
            data-autofocus
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setWrong(false);
            }}
          />
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" color="red" loading={dropKey.isPending}>
              {t('notes.anew.submit')}
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
