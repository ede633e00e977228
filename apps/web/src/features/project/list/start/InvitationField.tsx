import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { readInvitation } from './read-invitation.ts';
import classes from './StartCards.module.css';

/** Takes the link of an invitation, or the code in it, and opens it. */
export function InvitationField() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);

  function open(event: FormEvent) {
    event.preventDefault();
    const token = readInvitation(text);
    setWrong(token === null);
    if (token) void navigate({ to: '/invite', search: { token } });
  }

  return (
    <form className={classes.invitation} onSubmit={open} noValidate>
      <TextInput
        label={t('projectList.start.invitation')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
        error={wrong && t('projectList.start.notInvitation')}
      />
      <Button type="submit" variant="default">
        {t('projectList.start.open')}
      </Button>
    </form>
  );
}
