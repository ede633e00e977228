import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { SaveState, type SaveStatus } from '../../../ui/SaveState.tsx';
import type { NoteFields } from '../crypto/note-text.ts';
import { nameOf } from './find-notes.ts';
import { NoteConflict } from './NoteConflict.tsx';
import { type Beginning, formName, formOf, type NoteWorld, noteForms } from './note-forms.ts';
import classes from './Writing.module.css';

const sendAll = () => void noteForms.settle();

function warn(event: BeforeUnloadEvent) {
  if (noteForms.unsaved()) event.preventDefault();
}

/** The form of the note that is open; it takes what another tab has saved while nothing is typed here. */
function useNoteForm(world: NoteWorld, beginning: Beginning): Autosave<NoteFields> {
  const [form] = useState(() => formOf(world, beginning));
  const name = formName(world, beginning.id);
  const { fields, version } = beginning;
  useEffect(() => noteForms.hold(name), [name]);
  useEffect(() => form.take(fields, version), [form, fields, version]);
  useEffect(() => {
    // added once however many notes are opened: unsaved text is guarded after the page is left too
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', sendAll);
  }, []);
  return form;
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
  const form = useNoteForm(world, beginning);
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
