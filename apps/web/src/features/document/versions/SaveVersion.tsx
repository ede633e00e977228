import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useNameVersion } from './api.ts';
import classes from './Versions.module.css';

/** How long a name may be. */
export const NAME_MAX = 100;

/** Keeps the text as it is now under a name. */
export function SaveVersion({ documentId }: { documentId: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const save = useNameVersion();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || save.isPending) return;
    save.mutate(
      { params: { id: documentId }, body: { name } },
      {
        onSuccess: () => {
          setTyped('');
          toasts.success(t('versions.saved', { name }));
        },
      },
    );
  };
  return (
    <form className={classes.save} onSubmit={onSubmit}>
      <TextInput
        className={classes.name}
        label={t('versions.name')}
        placeholder={t('versions.namePlaceholder')}
        maxLength={NAME_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={save.isPending} disabled={name === ''}>
        {t('versions.save')}
      </Button>
    </form>
  );
}
