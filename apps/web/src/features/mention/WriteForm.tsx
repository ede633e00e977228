import { Button, Group, Text, Textarea, VisuallyHidden } from '@mantine/core';
import { type Person, personSchema } from '@pv/contract';
import { IconAt } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDraft, useDraftText } from '../../platform/drafts.ts';
import { leftAfter, tooLong } from '../../ui/form/field.ts';
import classes from './MentionList.module.css';
import { mentionedIn } from './mention-at.ts';
import {
  type Callable,
  type MentionListState,
  optionId,
  useMentionField,
} from './use-mention-field.ts';

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The people of a project under the field in which somebody is being mentioned. */
function MentionList({ list }: { list: MentionListState }) {
  const { t } = useTexts();
  const { id, people, active, empty, open, choose } = list;
  const place = useRef<HTMLDivElement>(null);
  const count = open ? people.length : 0;
  // a panel ends, and scrolls, just under the field
  useEffect(() => {
    if (count > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <>
      <VisuallyHidden role="status">
        {people.length > 0 && t('mentions.found', { count: people.length })}
      </VisuallyHidden>
      {empty && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('mentions.nobody')}
        </Text>
      )}
      {open && people.length > 0 && (
        <div
          ref={place}
          id={id}
          role="listbox"
          aria-label={t('mentions.people')}
          className={classes.list}
        >
          {people.map((person, at) => (
            <button
              key={person.id}
              id={optionId(id, at)}
              type="button"
              role="option"
              aria-selected={at === active}
              ref={at === active ? intoView : null}
              tabIndex={-1}
              className={classes.option}
              // the field keeps the focus, and the caret with it
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <span>{person.name}</span>
              {person.post && <span className={classes.post}>{person.post}</span>}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function kept(draft: string | null): Person[] {
  if (draft === null) return [];
  try {
    return personSchema.array().parse(JSON.parse(draft));
  } catch {
    // whatever else lies there, the text without mentions is still whole
    return [];
  }
}

/** Under which name those who were picked for a text are kept on the device beside it. */
export const pickedPlace = (place: string): string => `${place}.people`;

/**
 * Whom the text that is kept under `place` may call: those whom it calls already and whoever was picked
 * for it, kept on this device beside the text.
 */
function usePicked(place: string, saved: readonly Person[]) {
  const draft = useDraft(pickedPlace(place));
  const [picked, setPicked] = useState(() => [...saved, ...kept(draft.read())]);
  return {
    picked,
    pick(person: Person) {
      const next = [...picked.filter(({ id }) => id !== person.id), person];
      setPicked(next);
      draft.keep(JSON.stringify(next));
    },
    forget: draft.drop,
  };
}

const LONGEST = 5000;

/** What is saved: the words, and the ids of the members whom they call. */
export interface Written {
  text: string;
  mentions: string[];
}

export interface WriteFormProps {
  /** Whose people may be mentioned. */
  of: Callable;
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
 * A few lines for the team; Ctrl+Enter writes them down, and until then they stay on this device. «@» calls
 * the people of the project.
 */
export function WriteForm(props: WriteFormProps) {
  const { t } = useTexts();
  const { text: saved = '', mentions = [], of, onClose } = props;
  const { text, write, newest, key } = useDraftText(props.place, saved);
  const { picked, pick, forget } = usePicked(props.place, mentions);
  const field = useMentionField({ of, text, write, onPick: pick, focused: props.focused ?? false });
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
  const closes = onClose !== undefined && text === saved;
  function onKeyDown(event: KeyboardEvent) {
    if (field.onKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape' && closes) onClose();
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
        // a panel hears Escape before the field does, and would close with the list or with the form
        data-mantine-stop-propagation={list.people.length > 0 || closes || undefined}
        aria-autocomplete="list"
        aria-controls={list.people.length > 0 ? list.id : undefined}
        aria-activedescendant={list.people.length > 0 ? optionId(list.id, list.active) : undefined}
        error={long ?? (asked && empty ? t('fields.field_empty') : null)}
        autosize
        minRows={2}
        maxRows={12}
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
            {t('mentions.mention')}
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
