import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChangeNote } from '../api/use-note-changes.ts';
import classes from './Notes.module.css';
import { WriteForm } from './WriteForm.tsx';

/** What a note or a comment says; its author changes it in place and may take the change back. */
export function OwnText(props: { id: string; text: string; canEdit: boolean }) {
  const { id, text, canEdit } = props;
  const { t } = useTexts();
  const toasts = useToasts();
  const change = useChangeNote();
  const place = `log.edit.${id}`;
  const draft = useDraft(place);
  const [editing, setEditing] = useState(() => canEdit && draft.read() !== null);
  const put = (log_comment: string) =>
    change.mutateAsync({ params: { id }, body: { log_comment } });

  function save(next: string, done: () => void) {
    if (next === text) return setEditing(false);
    put(next).then(
      () => {
        done();
        setEditing(false);
        toasts.undoable(t('log.note.changed'), () => put(text));
      },
      // the failure is told by the call itself, and the words stay in the form
      () => undefined,
    );
  }
  function close() {
    draft.drop();
    setEditing(false);
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
      <p className={classes.text}>{text}</p>
      {canEdit && (
        <Button
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
