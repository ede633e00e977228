import type { Comment } from '@pv/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDraft } from '../../platform/drafts.ts';
import { minuteText } from '../../ui/days.ts';
import { useFocusBack } from '../../ui/focus.ts';
import { type Callable, MentionText, RewriteForm } from '../mention/public.ts';
import { PersonLink } from '../person/public.ts';
import { useChangeComment } from './api.ts';
import { CommentMenu } from './CommentMenu.tsx';
import classes from './Comments.module.css';
import { commentPlace } from './places.ts';
import { QuietButton } from './QuietButton.tsx';
import { AddReaction, Reactions } from './Reactions.tsx';
import type { Talk } from './talk.ts';
import { goneText, quoteOf, selectedIn } from './threads.ts';

interface EditFormProps {
  comment: Comment;
  people: Callable;
  onClose: () => void;
}

function EditForm({ comment, people: of, onClose }: EditFormProps) {
  const { t } = useTexts();
  const { id, text, mentions } = comment;
  const change = useChangeComment();
  return (
    <RewriteForm
      of={of}
      label={t('comments.form.editLabel')}
      place={commentPlace.edit(id)}
      text={text}
      mentions={mentions}
      busy={change.isPending}
      onSave={(body) => change.mutateAsync({ params: { id }, body })}
      onClose={onClose}
    />
  );
}

interface CommentCardProps {
  comment: Comment;
  talk: Talk;
  /** Opens an answer, with words that it quotes; the opener gets the focus back. */
  onAnswer: (to: Comment, quote: string | null, opener: HTMLElement) => void;
  /** What else is done with it, such as settling its thread. */
  deeds?: ReactNode;
}

/** One comment: who, when, what, and what can be done with it. */
export function CommentCard(props: CommentCardProps) {
  const { comment, talk, onAnswer, deeds } = props;
  const { t } = useTexts();
  const { id, author, origin, text, quote, mentions, created_at, edited_at, deleted, can } =
    comment;
  const draft = useDraft(commentPlace.edit(id));
  const [editing, setEditing] = useState(() => can.edit && draft.differs(text));
  const words = useRef<HTMLParagraphElement>(null);
  const { ref, back } = useFocusBack();
  const when = minuteText(created_at, t);
  const named = comment.thread_id === null ? 'comments.named' : 'comments.answerNamed';
  const { canComment } = talk;

  function close() {
    back();
    setEditing(false);
  }

  return (
    <article
      id={`comment-${id}`}
      className={classes.comment}
      aria-label={t(named, { name: author.name, when })}
      data-linked={talk.linked === id || undefined}
      tabIndex={-1}
    >
      <p className={classes.who}>
        <PersonLink id={author.id} name={author.name} />
        {origin && <span>{t(`comments.origin.${origin}`)}</span>}
        <time dateTime={created_at}>{when}</time>
        {edited_at && <span>{t('comments.edited', { when: minuteText(edited_at, t) })}</span>}
        {comment.task && talk.leadTo?.(comment.task)}
      </p>
      {quote && <blockquote className={classes.quote}>{quote}</blockquote>}
      {deleted && <p className={classes.dim}>{goneText(comment, t)}</p>}
      {editing && <EditForm comment={comment} people={talk.people} onClose={close} />}
      {!deleted && !editing && (
        <p ref={words} className={classes.text}>
          <MentionText text={text} mentions={mentions} />
        </p>
      )}
      {!editing && (
        <div className={classes.deeds}>
          <Reactions comment={comment} canReact={canComment} />
          {canComment && !deleted && <AddReaction comment={comment} />}
          {canComment && (
            <QuietButton onClick={({ currentTarget }) => onAnswer(comment, null, currentTarget)}>
              {t('comments.form.answer')}
            </QuietButton>
          )}
          {canComment && !deleted && (
            <QuietButton
              // what is selected stays so until it is read
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ currentTarget }) => {
                const selected = selectedIn(words.current, window.getSelection());
                onAnswer(comment, quoteOf(selected || text), currentTarget);
              }}
            >
              {t('comments.quote')}
            </QuietButton>
          )}
          {deeds}
          {!deleted && (
            <CommentMenu
              ref={ref}
              comment={comment}
              when={when}
              talk={talk}
              onEdit={() => setEditing(true)}
            />
          )}
        </div>
      )}
    </article>
  );
}
