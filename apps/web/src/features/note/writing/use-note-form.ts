import { useEffect, useState } from 'react';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import type { NoteFields } from '../crypto/note-text.ts';
import { type Beginning, formName, formOf, type NoteWorld, noteForms } from './note-forms.ts';

const sendAll = () => void noteForms.settle();

function warn(event: BeforeUnloadEvent) {
  if (noteForms.unsaved()) event.preventDefault();
}

/** The form of the note that is open; it takes what another tab has saved while nothing is typed here. */
export function useNoteForm(world: NoteWorld, beginning: Beginning): Autosave<NoteFields> {
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
