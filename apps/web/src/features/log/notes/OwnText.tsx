import { Button } from '@mantine/core';
import type { Person } from '@pv/contract';
import { type ReactNode, type Ref, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useFocusBack } from '../../../ui/focus.ts';
import { MentionText, RewriteForm, type Written } from '../../mention/public.ts';
import { useChangeNote } from '../api.ts';
import classes from './Notes.module.css';
import { notePlace } from './places.ts';

interface QuietButtonProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  children: ReactNode;
}

/** A button under a note that draws no eye from its words. */
export function QuietButton({ ref, onClick, children }: QuietButtonProps) {
  return (
    <Button
      ref={ref}
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={classes.quiet}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** What a note or a comment says; its author changes it in place and may take the change back. */
export function OwnText(props: {
  id: string;
  projectId: string;
  text: string;
  /** Whom it calls. */
  mentions: readonly Person[];
  canEdit: boolean;
  /** Shown elsewhere on the page too, where a change that was begun goes on. */
  again?: boolean;
}) {
  const { id, projectId, text, mentions, canEdit, again = false } = props;
  const { t } = useTexts();
  const toasts = useToasts();
  const change = useChangeNote();
  const place = notePlace.edit(id);
  const draft = useDraft(place);
  const [editing, setEditing] = useState(() => canEdit && !again && draft.differs(text));
  const { ref, back } = useFocusBack();
  const put = (written: Written) =>
    change.mutateAsync({
      params: { id },
      body: { log_comment: written.text, mentions: written.mentions },
    });

  async function save(next: Written) {
    await put(next);
    const before = { text, mentions: mentions.map((one) => one.id) };
    toasts.undoable(t('log.note.changed'), () => put(before));
  }
  function end() {
    back();
    setEditing(false);
  }

  if (editing) {
    return (
      <div className={classes.form}>
        <RewriteForm
          of={{ projectId }}
          label={t('log.note.editLabel')}
          place={place}
          text={text}
          mentions={mentions}
          busy={change.isPending}
          onSave={save}
          onClose={end}
        />
      </div>
    );
  }
  return (
    <>
      {text === '' ? (
        <p className={classes.who}>{t('log.note.gone')}</p>
      ) : (
        <p className={classes.text}>
          <MentionText text={text} mentions={mentions} />
        </p>
      )}
      {canEdit && (
        <QuietButton ref={ref} onClick={() => setEditing(true)}>
          {t('log.note.edit')}
        </QuietButton>
      )}
    </>
  );
}
