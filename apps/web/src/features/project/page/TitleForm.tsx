import { Button, Group, TextInput } from '@mantine/core';
import { isTaken } from '@pv/contract';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';

function problemOf(title: string, maxLength: number, taken: readonly string[]): string | null {
  if (title === '') return 'field_empty';
  if (isTaken(title, taken)) return 'title_taken';
  return title.length > maxLength ? `field_long:${maxLength}` : null;
}

/** One line that names what is added or renamed: a field, a stage. An empty name is asked for. */
export function TitleForm(props: {
  label: string;
  /** What the button says; «Добавить» when left out. */
  submit?: string;
  title: string;
  maxLength: number;
  /** Names that others have already. */
  taken?: readonly string[];
  busy: boolean;
  onTitle: (title: string | null) => void;
  onAdd: (title: string) => void;
  /** What else is chosen. */
  children?: ReactNode;
}) {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);
  const title = props.title.trim();
  const empty = title === '';
  const problem = problemOf(title, props.maxLength, props.taken ?? []);
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
        // a name that is on its way is not typed over: the form goes with it
        readOnly={props.busy}
        maw={520}
        autoFocus
        data-autofocus
      />
      {props.children}
      <Group gap="xs" mt="xs">
        <Button type="submit" variant="light" loading={props.busy}>
          {props.submit ?? t('projectPage.add')}
        </Button>
        <Button variant="subtle" onClick={() => props.onTitle(null)}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </form>
  );
}
