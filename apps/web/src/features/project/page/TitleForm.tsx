import { Button, Group, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** One line that names what is added: a field, a stage. An empty name adds nothing. */
export function TitleForm(props: {
  label: string;
  title: string;
  maxLength: number;
  busy: boolean;
  onTitle: (title: string | null) => void;
  onAdd: (title: string) => void;
}) {
  const { t } = useTexts();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (props.title.trim()) props.onAdd(props.title);
  }
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="sm" align="end">
        <TextInput
          label={props.label}
          value={props.title}
          maxLength={props.maxLength}
          onChange={(event) => props.onTitle(event.currentTarget.value)}
          autoFocus
        />
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
