import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useDraftText } from '../../../app/drafts/use-draft-text.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { leftAfter } from '../../../ui/form/left-after.ts';
import { tooLong } from '../../../ui/form/too-long.ts';

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
  /**
   * Gives the words and what to do once they are saved: it tells whether the form has nothing left,
   * for letters may have been typed meanwhile.
   */
  onSave: (text: string, done: () => boolean) => void;
  /** There where the form can be closed. */
  onClose?: () => void;
}

/** A few lines for the log; Ctrl+Enter writes them down, and until then they stay on this device. */
export function WriteForm(props: WriteFormProps) {
  const { t } = useTexts();
  const { text: saved = '', onClose } = props;
  const { text, write, newest } = useDraftText(props.place, saved);
  const [asked, setAsked] = useState(false);
  const empty = text.trim() === '';
  const long = tooLong(t, text.trim(), LONGEST);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    setAsked(true);
    if (empty || long || props.busy) return;
    const sent = text.trim();
    props.onSave(sent, () => {
      setAsked(false);
      const left = leftAfter(newest(), sent);
      // what is changed in place is whole, what is added goes on with what was typed after it
      if (left === null) write(saved);
      else if (saved === '') write(left);
      return newest() === saved;
    });
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
        error={long ?? (asked && empty ? t('fields.field_empty') : null)}
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
