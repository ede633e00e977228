import type { LogComment, LogEntry } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraft } from '../../../platform/drafts.ts';
import { useFocusBack } from '../../../ui/focus.ts';
import { WriteForm } from '../../mention/public.ts';
import { PersonLink } from '../../person/public.ts';
import { useAddNote } from '../api.ts';
import { useLogWords } from '../words/use-log-words.ts';
import classes from './Notes.module.css';
import { OwnText, QuietButton } from './OwnText.tsx';
import { notePlace } from './places.ts';

function Comment({ comment, projectId }: { comment: LogComment; projectId: string }) {
  const { t } = useTexts();
  const words = useLogWords();
  const { actor, created_at, edited_at, log_uuid, log_comment, mentions, can_edit } = comment;
  const when = words.moment(created_at);
  return (
    <li>
      <p className={classes.who}>
        <PersonLink id={actor.id} name={words.actor(actor)} />
        {`, ${when}`}
        {edited_at && ` · ${t('log.edited', { when: words.moment(edited_at) })}`}
      </p>
      <OwnText
        id={log_uuid}
        projectId={projectId}
        text={log_comment}
        mentions={mentions}
        canEdit={can_edit}
      />
    </li>
  );
}

function CommentForm({ entry, onClose }: { entry: LogEntry; onClose: () => void }) {
  const { t } = useTexts();
  const add = useAddNote();
  const project_id = entry.project?.id ?? '';
  return (
    <div className={classes.form}>
      <WriteForm
        of={{ projectId: project_id }}
        label={t('log.note.commentLabel')}
        place={notePlace.comment(entry.log_uuid)}
        button={t('log.note.comment')}
        busy={add.isPending}
        onSave={({ text: log_comment, mentions }, done, key) => {
          const body = { project_id, log_comment, mentions, log_uuid: entry.log_uuid, key: key() };
          // the draft is dropped after the page is left too, so the call is waited for and not the form
          add.mutateAsync({ body }).then(
            () => done() && onClose(),
            () => undefined,
          );
        }}
        onClose={onClose}
        focused
      />
    </div>
  );
}

/** Comments on an entry, and the place for one more. */
export function Comments({ entry }: { entry: LogEntry }) {
  const { t } = useTexts();
  const draft = useDraft(notePlace.comment(entry.log_uuid));
  const [writing, setWriting] = useState(() => entry.can_comment && draft.differs(null));
  const { ref, back } = useFocusBack();
  function close() {
    back();
    setWriting(false);
  }
  return (
    <>
      {entry.comments.length > 0 && (
        <ol className={classes.comments}>
          {entry.comments.map((comment) => (
            <Comment key={comment.log_uuid} comment={comment} projectId={entry.project?.id ?? ''} />
          ))}
        </ol>
      )}
      {entry.can_comment && !writing && (
        <QuietButton ref={ref} onClick={() => setWriting(true)}>
          {t('log.note.comment')}
        </QuietButton>
      )}
      {writing && <CommentForm entry={entry} onClose={close} />}
    </>
  );
}
