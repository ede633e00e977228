import { Button, Group, Textarea } from '@mantine/core';
import type { Person } from '@pv/contract';
import { IconAt } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraftText } from '../../../platform/drafts.ts';
import { leftAfter, tooLong } from '../../../ui/form/field.ts';
import { MentionList } from '../mentions/MentionList.tsx';
import { mentionedIn } from '../mentions/mention-at.ts';
import { optionId, useMentionField } from '../mentions/use-mention-field.ts';
import { usePicked } from '../mentions/use-picked.ts';

const LONGEST = 5000;

/** What is saved: the words, and the ids of the members whom they call. */
export interface Written {
  text: string;
  mentions: string[];
}

export interface WriteFormProps {
  /** Whose people may be mentioned. */
  projectId: string;
  label: string;
  hint?: string;
  /** Under which name what is being written is kept on this device. */
  place: string;
  /** What stands there at first. */
  text?: string;
  /** Whom it calls at first. */
  mentions?: readonly Person[];
  button: string;
  busy: boolean;
  focused?: boolean;
  /**
   * Gives what is written and what to do once it is saved: it tells whether the form has nothing left,
   * for letters may have been typed meanwhile. `key` gives what something new is sent under.
   */
  onSave: (written: Written, done: () => boolean, key: () => string) => void;
  /** There where the form can be closed. */
  onClose?: () => void;
}

/**
 * A few lines for the log; Ctrl+Enter writes them down, and until then they stay on this device. «@» calls
 * the people of the project.
 */
export function WriteForm(props: WriteFormProps) {
  const { t } = useTexts();
  const { text: saved = '', mentions = [], projectId, onClose } = props;
  const { text, write, newest, key } = useDraftText(props.place, saved);
  const { picked, pick, forget } = usePicked(props.place, mentions);
  const field = useMentionField({ projectId, text, write, onPick: pick });
  const { list } = field;
  const [asked, setAsked] = useState(false);
  const empty = text.trim() === '';
  const long = tooLong(t, text.trim(), LONGEST);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    setAsked(true);
    if (empty || long || props.busy) return;
    const sent = text.trim();
    function done() {
      setAsked(false);
      key.forget();
      const left = leftAfter(newest(), sent);
      // what is changed in place is whole, what is added goes on with what was typed after it
      if (left === null) write(saved);
      else if (saved === '') write(left);
      if (left === null || left === saved) forget();
      return left === null || left === saved;
    }
    props.onSave({ text: sent, mentions: mentionedIn(sent, picked) }, done, key.take);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (field.onKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape' && text === saved) onClose?.();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        ref={field.ref}
        label={props.label}
        description={props.hint}
        value={text}
        onChange={(event) => {
          write(event.currentTarget.value);
          field.follow();
        }}
        onSelect={field.follow}
        onBlur={field.close}
        onKeyDown={onKeyDown}
        aria-autocomplete="list"
        aria-controls={list.people.length > 0 ? list.id : undefined}
        aria-activedescendant={list.people.length > 0 ? optionId(list.id, list.active) : undefined}
        error={long ?? (asked && empty ? t('fields.field_empty') : null)}
        autosize
        minRows={2}
        maxRows={12}
        autoFocus={props.focused ?? false}
      />
      <MentionList list={list} />
      {(text !== '' || onClose) && (
        <Group gap="xs" mt="xs">
          <Button type="submit" variant="light" loading={props.busy}>
            {props.button}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconAt size={18} stroke={1.6} aria-hidden="true" />}
            onClick={field.begin}
          >
            {t('log.note.mention')}
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
