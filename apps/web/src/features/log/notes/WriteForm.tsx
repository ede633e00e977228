import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

const LONGEST = 5000;

export interface WriteFormProps {
  label: string;
  hint?: string;
  /** Under which name what is being written is kept on this device. */
  place: string;
  /** What stands there at first. */
  text?: string;
  button: string;
  busy: boolean;
  focused?: boolean;
  /** Gives the words and what to do once they are saved. */
  onSave: (text: string, done: () => void) => void;
  /** There where the form can be closed. */
  onClose?: () => void;
}

/** A few lines for the log; Ctrl+Enter writes them down, and until then they stay on this device. */
export function WriteForm(props: WriteFormProps) {
  const { t } = useTexts();
  const draft = useDraft(props.place);
  const { text: saved = '', onClose } = props;
  const [text, setText] = useState(() => draft.read() ?? saved);
  const [asked, setAsked] = useState(false);
  const empty = text.trim() === '';

  function write(next: string) {
    setText(next);
    if (next === saved) draft.drop();
    else draft.keep(next);
  }
  function done() {
    draft.drop();
    setText(saved);
    setAsked(false);
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    setAsked(true);
    if (!empty && !props.busy) props.onSave(text.trim(), done);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape' && text === saved) onClose?.();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        label={props.label}
        description={props.hint}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={asked && empty ? t('fields.field_empty') : null}
        maxLength={LONGEST}
        autosize
        minRows={2}
        maxRows={12}
        autoFocus={props.focused ?? false}
      />
      {(text !== '' || onClose) && (
        <Group gap="xs" mt="xs">
          <Button type="submit" variant="light" loading={props.busy}>
            {props.button}
          </Button>
          {onClose && (
            <Button variant="subtle" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
          )}
        </Group>
      )}
    </form>
  );
}
