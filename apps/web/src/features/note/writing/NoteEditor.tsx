import { Button, Group, Modal, Text, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { useGuardedForm } from '../../../platform/autosave/use-kept-autosave.ts';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { SaveState, type SaveStatus } from '../../../ui/SaveState.tsx';
import type { NoteFields } from '../crypto/note-text.ts';
import { type Beginning, formName, makeForm, type NoteWorld, noteForms } from './note-forms.ts';
import classes from './Writing.module.css';

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Whether every word of a search stands in a note, in any place and case. */
export function holdsWords({ title, text }: NoteFields, words: string): boolean {
  const whole = plain(`${title}\n${text}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

/** What a note is called in a list: its title, else its first words; empty where nothing is written. */
export function nameOf({ title, text }: NoteFields): string {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  return title.trim() || first.trim().slice(0, 120);
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <section className={classes.side} aria-label={label}>
      <h3>{label}</h3>
      <p>{text}</p>
    </section>
  );
}

/** Both tabs have written in the same field: shows both and asks; nothing goes without a word. */
function NoteConflict(props: {
  form: Autosave<NoteFields>;
  /** Keeps what is written here as a note of its own. */
  onBoth: (mine: NoteFields) => void;
}) {
  const { form, onBoth } = props;
  const { t } = useTexts();
  const { conflict, values } = useSyncExternalStore(form.subscribe, form.state);
  const keepMine = () => form.resolve('mine');
  return (
    <Modal
      opened={conflict !== null}
      // the question is answered, not closed: either text would go for good
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('notes.conflict.title')}
      withCloseButton={false}
      size="lg"
    >
      {conflict && (
        <>
          <Text mb="md">{t('notes.conflict.text')}</Text>
          <div className={classes.sides}>
            <Side label={t('notes.conflict.here')} text={values[conflict.field]} />
            <Side label={t('notes.conflict.there')} text={conflict.theirs} />
          </div>
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={() => form.resolve('theirs')}>
              {t('notes.conflict.theirs')}
            </Button>
            <Button variant="default" onClick={keepMine}>
              {t('notes.conflict.mine')}
            </Button>
            <Button
              data-autofocus
              onClick={() => {
                onBoth(values);
                while (form.state().conflict) form.resolve('theirs');
              }}
            >
              {t('notes.conflict.both')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

/** The gravest first: it is what is said of the whole note. */
const GRAVE: readonly SaveStatus[] = ['failed', 'offline', 'saving', 'saved'];

interface NoteEditorProps {
  world: NoteWorld;
  beginning: Beginning;
  /** Nothing is written yet: the caret goes to the title. */
  fresh: boolean;
  onRemove: (name: string) => void;
  onBoth: (mine: NoteFields) => void;
}

/** One note, saved as it is typed. */
export function NoteEditor({ world, beginning, fresh, onRemove, onBoth }: NoteEditorProps) {
  const { t } = useTexts();
  // it takes what another tab has saved while nothing is typed here
  const form = useGuardedForm(
    { ...beginning, keeper: noteForms, id: formName(world, beginning.id) },
    () => makeForm(world, beginning),
  );
  const { values, status, errors } = useSyncExternalStore(form.subscribe, form.state);
  const said = GRAVE.find((one) => status.title === one || status.text === one) ?? null;
  const wrong = (field: keyof NoteFields) => {
    const error = errors[field];
    return error ? fieldErrorText(t, error) : null;
  };
  return (
    <section className={classes.note} aria-label={t('notes.note.label')}>
      <TextInput
        label={t('notes.note.title')}
        value={values.title}
        error={wrong('title')}
        autoComplete="off"
        autoFocus={fresh}
        onChange={(event) => form.edit('title', event.currentTarget.value)}
        onBlur={() => void form.flush()}
      />
      <Textarea
        label={t('notes.note.text')}
        value={values.text}
        error={wrong('text')}
        autosize
        minRows={12}
        autoComplete="off"
        onChange={(event) => form.edit('text', event.currentTarget.value)}
        onBlur={() => void form.flush()}
      />
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <SaveState status={said} />
          {said === 'failed' && !errors.title && !errors.text && (
            <Button variant="default" size="compact-sm" onClick={() => void form.again()}>
              {t('notes.note.again')}
            </Button>
          )}
        </Group>
        {(beginning.version > 0 || values.title || values.text) && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} stroke={1.6} aria-hidden="true" />}
            onClick={() => onRemove(nameOf(values) || t('notes.list.untitled'))}
          >
            {t('notes.note.remove')}
          </Button>
        )}
      </Group>
      <NoteConflict form={form} onBoth={onBoth} />
    </section>
  );
}
