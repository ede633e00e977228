import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { CodeForm } from './CodeForm.tsx';
import classes from './EmailChange.module.css';
import { NewEmailForm } from './NewEmailForm.tsx';

/** The address of the account, which is changed by a code; a closed dialog goes on where it was. */
export function EmailChange({ email }: { email: string }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => setOpened(false);
  return (
    <>
      <div className={classes.line}>
        <TextInput label={t('profile.field.email')} value={email} readOnly variant="filled" />
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('account.email.change')}
        </Button>
      </div>
      <Modal
        opened={opened}
        onClose={close}
        title={t('account.email.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {sentTo === null ? (
          <NewEmailForm typed={typed} onTyped={setTyped} onSent={setSentTo} />
        ) : (
          <CodeForm
            email={sentTo}
            onOther={() => setSentTo(null)}
            onDone={() => {
              setSentTo(null);
              setTyped('');
              close();
            }}
          />
        )}
      </Modal>
    </>
  );
}
