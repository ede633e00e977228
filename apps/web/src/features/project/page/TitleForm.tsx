import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** One line that names what is added: a field, a stage. An empty name is asked for. */
export function TitleForm(props: {
  label: string;
  title: string;
  maxLength: number;
  busy: boolean;
  onTitle: (title: string | null) => void;
  onAdd: (title: string) => void;
}) {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);
  const empty = props.title.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!empty) props.onAdd(props.title.trim());
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && empty) props.onTitle(null);
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={props.label}
        value={props.title}
        maxLength={props.maxLength}
        error={asked && empty ? t('fields.field_empty') : null}
        onChange={(event) => props.onTitle(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        maw={520}
        autoFocus
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" variant="light" loading={props.busy}>
          {t('projectPage.add')}
        </Button>
        <Button variant="subtle" onClick={() => props.onTitle(null)}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </form>
  );
}
