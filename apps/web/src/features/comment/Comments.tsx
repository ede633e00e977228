import { SegmentedControl, Skeleton } from '@mantine/core';
import { type Comment, type CommentAnchor, type CommentSubject, idSchema } from '@pv/contract';
import { IconMessages } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { focusQuietly, isFocusLost, useKeptFocus } from '../../ui/focus.ts';
import { useCopy } from '../../ui/use-copy.tsx';
import { type Callable, WriteForm, type WriteFormProps } from '../mention/public.ts';
import { useAddComment, useComments, useRemoveComment } from './api.ts';
import classes from './Comments.module.css';
import { commentPlace } from './places.ts';
import { Thread } from './Thread.tsx';
import type { Making, Talk } from './talk.ts';
import {
  addressOf,
  type CommentThread,
  countIn,
  firstOf,
  isIn,
  type Subject,
  threadsOf,
} from './threads.ts';

/** The comment that the address of the page leads to. */
function useLinked(): string | undefined {
  const { comment }: { comment?: unknown } = useSearch({ strict: false });
  return idSchema.safeParse(comment).data;
}

const always = () => true;

/** Leads the eye and the keyboard to a comment, once it is on the page, if that is wanted then. */
function useLead(id: string | undefined, isWanted: () => boolean = always): void {
  useEffect(() => {
    const place = id && document.getElementById(`comment-${id}`);
    if (!place || !isWanted()) return;
    place.scrollIntoView({ block: 'center' });
    focusQuietly(place, { still: true });
  }, [id, isWanted]);
}

/** A thread that is being begun at a place. */
export interface Beginning {
  anchor: CommentAnchor;
  /** The place, as it stands over the form. */
  above: ReactNode;
  /** It is written, or given up for now. */
  onClose: () => void;
}

interface BeginFormProps {
  subject: Subject;
  /** Told of a thread that was begun at a place. */
  onSent?: (id: string) => void;
  hint: string | undefined;
  at?: Beginning | undefined;
}

function BeginForm({ subject, onSent, hint, at }: BeginFormProps) {
  const { t } = useTexts();
  const add = useAddComment();
  const save: WriteFormProps['onSave'] = (written, done, key) => {
    const anchor = at && { anchor: at.anchor };
    const body = {
      subject: subject.kind,
      subject_id: subject.id,
      ...anchor,
      ...written,
      key: key(),
    };
    // the draft is dropped after the page is left too, so the call is waited for and not the form
    add.mutateAsync({ body }).then(
      ({ id }) => {
        if (!done()) return;
        at?.onClose();
        onSent?.(id);
      },
      () => undefined,
    );
  };
  return (
    <WriteForm
      of={subject.people}
      label={t('comments.form.label')}
      hint={hint ?? t('comments.form.hint')}
      place={commentPlace.begin(subject.kind, subject.id)}
      button={t('comments.form.send')}
      busy={add.isPending}
      onSave={save}
      {...(at && { focused: true, onClose: at.onClose })}
    />
  );
}

interface ListProps {
  subject: Subject;
  threads: readonly CommentThread[];
  canComment: boolean;
  linked: string | undefined;
  /** What was sent last: the focus goes there from the form that is gone. */
  sent?: string | undefined;
  makings: readonly Making[];
  marks: ReadonlyMap<string, ReactNode>;
  leadTo: Talk['leadTo'];
}

/** Asks before a comment is deleted. Gives how to ask, and the question to be put beside. */
function useRemoving(threads: readonly CommentThread[]) {
  const { t } = useTexts();
  const toasts = useToasts();
  const remove = useRemoveComment();
  const [asked, setAsked] = useState<Comment | null>(null);
  const thread = threads.find(({ beginning }) => beginning.id === asked?.id);
  function confirm() {
    // what had the focus before gets it back while it is still there
    setAsked(null);
    if (!asked) return;
    remove.mutateAsync({ params: { id: asked.id } }).then(
      () => toasts.success(t('comments.removed')),
      () => undefined,
    );
  }
  const words = thread?.answers.length ? 'comments.removing.withAnswers' : 'comments.removing.text';
  return {
    onRemove: setAsked,
    question: (
      <ConfirmDialog
        opened={asked !== null}
        title={t('comments.removing.title')}
        confirm={t('comments.remove')}
        destructive
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {t(words)}
      </ConfirmDialog>
    ),
  };
}

function List({ subject, threads, sent, ...told }: ListProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { linked } = told;
  const { copy, byHand } = useCopy(() => toasts.success(t('comments.copied')));
  const { onRemove, question } = useRemoving(threads);
  const onCopy = ({ id }: Comment) => void copy(addressOf(id, window.location.href));
  const talk = { ...told, people: subject.people, onCopy, onRemove };
  const there = threads.some((thread) => isIn(thread, linked));
  const kept = useKeptFocus<HTMLOListElement>({ rows: '[data-thread]' });
  useLead(there ? linked : undefined);
  useLead(threads.some((thread) => isIn(thread, sent)) ? sent : undefined, isFocusLost);
  return (
    <>
      {linked && !there && (
        <p className={classes.dim} role="status">
          {t('comments.gone')}
        </p>
      )}
      <ol className={classes.threads} {...kept}>
        {threads.map((thread) => (
          <Thread key={thread.beginning.id} thread={thread} subject={subject} talk={talk} />
        ))}
      </ol>
      {question}
      {byHand}
    </>
  );
}

type Shown = 'all' | 'open';

function Filter({ shown, onChange }: { shown: Shown; onChange: (shown: Shown) => void }) {
  const { t } = useTexts();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('comments.filter.label')}
      value={shown}
      onChange={(value) => onChange(value === 'open' ? 'open' : 'all')}
      data={[
        { value: 'all', label: t('comments.filter.all') },
        { value: 'open', label: t('comments.filter.open') },
      ]}
    />
  );
}

/** What a page that knows more of its threads chooses from them by. */
export interface ThreadFilter {
  control: ReactNode;
  shows: (thread: CommentThread) => boolean;
}

interface ThreadsProps extends Omit<ListProps, 'linked'> {
  hint: string | undefined;
  filter: ThreadFilter | undefined;
  begin: Beginning | null | undefined;
}

/** What is shown of the comments, which of them is linked, and whether more may be written. */
function Threads({ hint, filter, begin, ...props }: ThreadsProps) {
  const { threads, subject } = props;
  const { t } = useTexts();
  const linked = useLinked();
  const [shown, setShown] = useState<Shown>('all');
  const [sent, setSent] = useState<string>();
  const settled = threads.filter(({ beginning }) => beginning.resolved);
  // a link leads to a settled thread too
  const shows = filter?.shows ?? (({ beginning }) => shown === 'all' || !beginning.resolved);
  const listed = threads.filter((thread) => shows(thread) || isIn(thread, linked));
  // beside a document threads are looked through, elsewhere a talk is read
  const count = filter ? listed.length : countIn(listed);
  const begun = props.canComment && begin;
  return (
    <>
      <div className={classes.tools}>
        <p className={classes.dim} role="status">
          {count > 0 && t('comments.count', { count })}
        </p>
        {filter?.control}
        {!filter && settled.length > 0 && <Filter shown={shown} onChange={setShown} />}
      </div>
      {begun && (
        <div>
          {begun.above}
          <BeginForm
            key={JSON.stringify(begun.anchor)}
            subject={subject}
            onSent={setSent}
            hint={hint}
            at={begun}
          />
        </div>
      )}
      {listed.length === 0 && !begun && (
        <EmptyState
          icon={IconMessages}
          text={t(threads.length > 0 ? 'comments.emptyOpen' : 'comments.empty')}
        />
      )}
      <List {...props} threads={listed} linked={linked} sent={sent} />
      {begin === undefined && props.canComment && (
        <BeginForm key={subject.id} subject={subject} hint={hint} />
      )}
    </>
  );
}

interface CommentsProps {
  /** What is talked about. */
  subject: CommentSubject;
  subjectId: string;
  /** Whose people may be called. */
  people: Callable;
  /** Who reads what is written, and how it is sent; the team where it is left out. */
  hint?: string;
  /** What a comment may be made into. */
  makings?: readonly Making[];
  /** Leads to the task that a comment was made into. */
  leadTo?: Talk['leadTo'];
  /** What is said over threads, by the ids of their beginnings. */
  marks?: ReadonlyMap<string, ReactNode>;
  /** Ids of the beginnings of those threads that come before the others. */
  first?: readonly string[];
  /** Where the page has a filter of its own. */
  filter?: ThreadFilter;
  /** Where threads have places: the one that is begun now, or null. */
  begin?: Beginning | null;
}

const NO_MARKS: ReadonlyMap<string, ReactNode> = new Map();

/** Everything that was said of one thing, in threads, and the place to say more. */
export function Comments(props: CommentsProps) {
  const { subject, subjectId, people, hint, makings = [], marks = NO_MARKS, first = [] } = props;
  const { filter, begin, leadTo } = props;
  const { t } = useTexts();
  const heading = useId();
  // a task is a part of a page, a discussion is a page of its own
  const Heading = subject === 'discussion' ? 'h2' : 'h3';
  const { data, error, refetch } = useComments(subject, subjectId);
  return (
    <section className={classes.section} aria-labelledby={heading}>
      {/* beside a document the panel has the heading */}
      <Heading id={heading} className={classes.title} hidden={subject === 'document'}>
        {t('comments.title')}
      </Heading>
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={96} aria-hidden="true" />}
      {data && (
        <Threads
          subject={{ kind: subject, id: subjectId, people }}
          threads={firstOf(threadsOf(data.comments), first)}
          canComment={data.can.comment}
          hint={hint}
          makings={makings}
          marks={marks}
          leadTo={leadTo}
          filter={filter}
          begin={begin}
        />
      )}
    </section>
  );
}
