import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fieldErrorText } from '../../../ui/form/field-error.ts';

function problemOf(title: string, maxLength: number): string | null {
  if (title === '') return 'field_empty';
  return title.length > maxLength ? `field_long:${maxLength}` : null;
}

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
  const title = props.title.trim();
  const empty = title === '';
  const problem = problemOf(title, props.maxLength);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (problem) input.current?.focus();
    else props.onAdd(title);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && empty) props.onTitle(null);
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={props.label}
        value={props.title}
        ref={input}
        error={asked && problem ? fieldErrorText(t, problem) : null}
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
