import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useChangeNote } from '../api/use-note-changes.ts';
import classes from './Notes.module.css';
import { notePlace } from './places.ts';
import { WriteForm } from './WriteForm.tsx';

/** What a note or a comment says; its author changes it in place and may take the change back. */
export function OwnText(props: {
  id: string;
  text: string;
  canEdit: boolean;
  /** Shown elsewhere on the page too, where a change that was begun goes on. */
  again?: boolean;
}) {
  const { id, text, canEdit, again = false } = props;
  const { t } = useTexts();
  const toasts = useToasts();
  const change = useChangeNote();
  const place = notePlace.edit(id);
  const draft = useDraft(place);
  const [editing, setEditing] = useState(() => canEdit && !again && draft.read() !== null);
  const { ref, back } = useFocusBack();
  const put = (log_comment: string) =>
    change.mutateAsync({ params: { id }, body: { log_comment } });

  function save(next: string, done: () => boolean) {
    if (next === text) return close();
    put(next).then(
      () => {
        if (done()) end();
        toasts.undoable(t('log.note.changed'), () => put(text));
      },
      // the failure is told by the call itself, and the words stay in the form
      () => undefined,
    );
  }
  function end() {
    back();
    setEditing(false);
  }
  function close() {
    draft.drop();
    end();
  }

  if (editing) {
    return (
      <div className={classes.form}>
        <WriteForm
          label={t('log.note.editLabel')}
          place={place}
          text={text}
          button={t('ui.save')}
          busy={change.isPending}
          onSave={save}
          onClose={close}
          focused
        />
      </div>
    );
  }
  return (
    <>
      {text === '' ? (
        <p className={classes.who}>{t('log.note.gone')}</p>
      ) : (
        <p className={classes.text}>{text}</p>
      )}
      {canEdit && (
        <Button
          ref={ref}
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.quiet}
          onClick={() => setEditing(true)}
        >
          {t('log.note.edit')}
        </Button>
      )}
    </>
  );
}
