import { ActionIcon } from '@mantine/core';
import type { Comment } from '@pv/contract';
import { IconCheck, IconChevronRight, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDraft } from '../../platform/drafts.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { minuteText } from '../../ui/days.ts';
import { WriteForm, type WriteFormProps } from '../mention/public.ts';
import { useAddComment, useResolve } from './api.ts';
import { CommentCard } from './CommentCard.tsx';
import classes from './Comments.module.css';
import { commentPlace } from './places.ts';
import { QuietButton } from './QuietButton.tsx';
import type { Talk } from './talk.ts';
import { type CommentThread, countIn, goneText, isIn, type Subject } from './threads.ts';

/** What an answer quotes, kept on this device beside its words. */
function useQuote(threadId: string) {
  const draft = useDraft(commentPlace.quote(threadId));
  const [quote, setQuote] = useState(() => draft.read());
  return {
    quote,
    put(next: string | null) {
      setQuote(next);
      if (next) draft.keep(next);
      else draft.drop();
    },
  };
}

interface AnswerFormProps {
  subject: Subject;
  threadId: string;
  /** Who is answered. */
  name: string;
  quote: string | null;
  onDropQuote: () => void;
  onClose: () => void;
}

function AnswerForm(props: AnswerFormProps) {
  const { subject, threadId, name, quote, onDropQuote, onClose } = props;
  const { t } = useTexts();
  const add = useAddComment();
  const save: WriteFormProps['onSave'] = (written, done, key) => {
    const to = { subject: subject.kind, subject_id: subject.id, thread_id: threadId };
    // the draft is dropped after the page is left too, so the call is waited for and not the form
    add.mutateAsync({ body: { ...to, ...written, quote, key: key() } }).then(
      () => {
        const whole = done();
        onDropQuote();
        if (whole) onClose();
      },
      () => undefined,
    );
  };
  return (
    <>
      {quote && (
        <div className={classes.quoted}>
          <blockquote className={classes.quote}>{quote}</blockquote>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('comments.form.dropQuote')}
            title={t('comments.form.dropQuote')}
            onClick={onDropQuote}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
      <WriteForm
        of={subject.people}
        label={t('comments.form.answerLabel', { name })}
        place={commentPlace.answer(threadId)}
        button={t('comments.form.send')}
        busy={add.isPending}
        onSave={save}
        onClose={onClose}
        focused
      />
    </>
  );
}

/** Settles a thread or opens it again, and offers to take that back. */
function ResolveButton({ id, resolved }: { id: string; resolved: boolean }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const resolve = useResolve();
  const put = (value: boolean) =>
    resolve.mutateAsync({ params: { id }, body: { resolved: value } });
  return (
    <QuietButton
      loading={resolve.isPending}
      onClick={() => {
        put(!resolved).then(
          () =>
            toasts.undoable(t(resolved ? 'comments.reopened' : 'comments.resolvedDone'), () =>
              put(resolved),
            ),
          () => undefined,
        );
      }}
    >
      {t(resolved ? 'comments.reopen' : 'comments.resolve')}
    </QuietButton>
  );
}

interface FoldProps {
  thread: CommentThread;
  open: boolean;
  controls: string;
  onToggle: () => void;
}

/** A settled thread in two lines: by whom and when, what it was about, how much was said. */
function Fold({ thread, open, controls, onToggle }: FoldProps) {
  const { t } = useTexts();
  const { beginning, answers } = thread;
  const { resolved, author, text } = beginning;
  if (!resolved) return null;
  const when = minuteText(resolved.at, t);
  return (
    <button
      type="button"
      className={classes.fold}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
      <IconCheck size={16} stroke={1.8} aria-hidden="true" />
      <span className={classes.foldWords}>
        <span>{t('comments.resolved', { name: resolved.by, when })}</span>
        {!open && (
          <span className={classes.foldText}>
            {`${author.name}: ${text || goneText(beginning, t)}`}
          </span>
        )}
        {!open && answers.length > 0 && (
          <span>{t('comments.count', { count: countIn([thread]) })}</span>
        )}
      </span>
    </button>
  );
}

interface ThreadProps {
  thread: CommentThread;
  subject: Subject;
  talk: Talk;
}

/** A comment with its answers, and the place for one more; a settled one is folded. */
export function Thread({ thread, subject, talk }: ThreadProps) {
  const { beginning, answers } = thread;
  const { id, resolved, author, can } = beginning;
  const body = useId();
  const draft = useDraft(commentPlace.answer(id));
  const { quote, put } = useQuote(id);
  const form = useRef<HTMLDivElement>(null);
  const begun = () => draft.differs(null) || quote !== null;
  const [to, setTo] = useState(() => (talk.canComment && begun() ? author.name : null));
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const open = !resolved || (unfolded ?? (to !== null || isIn(thread, talk.linked)));
  const opener = useRef<HTMLElement>(null);

  function answer({ author: { name } }: Comment, words: string | null, by: HTMLElement) {
    opener.current = by;
    setTo(name);
    if (words) put(words);
    form.current?.querySelector('textarea')?.focus();
  }
  function close() {
    // whoever has moved on meanwhile is left alone
    if (form.current?.contains(document.activeElement)) opener.current?.focus();
    setTo(null);
    // with words that are kept for later, what they are about is kept too
    if (!draft.differs(null)) put(null);
  }

  return (
    <li className={classes.thread} data-thread>
      <Fold thread={thread} open={open} controls={body} onToggle={() => setUnfolded(!open)} />
      {talk.marks.get(id)}
      <div id={body} hidden={!open}>
        {open && (
          <>
            <CommentCard
              comment={beginning}
              talk={talk}
              onAnswer={answer}
              deeds={can.resolve && <ResolveButton id={id} resolved={resolved !== null} />}
            />
            {answers.length > 0 && (
              <ol className={classes.answers}>
                {answers.map((one) => (
                  <li key={one.id}>
                    <CommentCard comment={one} talk={talk} onAnswer={answer} />
                  </li>
                ))}
              </ol>
            )}
            <div ref={form} className={classes.answerForm}>
              {to !== null && (
                <AnswerForm
                  subject={subject}
                  threadId={id}
                  name={to}
                  quote={quote}
                  onDropQuote={() => put(null)}
                  onClose={close}
                />
              )}
            </div>
          </>
        )}
      </div>
    </li>
  );
}
