import { Button, Group, Textarea, TextInput } from '@mantine/core';
import {
  type Comment,
  type CommentAnchor,
  GUEST_NAME_MAX,
  guestReviewEndpoints,
  readWords,
} from '@pv/contract';
import { type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import { alongText } from '../../editor/remarks/along-text.ts';
import type { RemarkStore } from '../../editor/remarks/remark-store.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { requestId } from '../../platform/api/client.ts';
import { useDraft } from '../../platform/drafts.ts';
import { useChange } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { minuteText } from '../../ui/days.ts';
import { useFocusBack } from '../../ui/focus.ts';
import { type CommentThread, firstOf, threadsOf } from '../comment/public.ts';
import { keepName, keptName } from './kept-here.ts';
import classes from './Review.module.css';

const { get, comment: say } = guestReviewEndpoints;

interface SayFormProps {
  token: string;
  /** Under which name what is being written is kept on this device. */
  place: string;
  to: { thread_id: string } | { anchor: CommentAnchor | null };
  onClose: () => void;
}

/** Asks the name once, and what is to be said. */
function SayForm({ token, place, to, onClose }: SayFormProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const send = useChange(say, { stales: [get], ownErrors: true });
  const draft = useDraft(place);
  const known = keptName(window.localStorage);
  const [name, setName] = useState(known);
  const [text, setText] = useState(() => draft.read() ?? '');
  const [key] = useState(requestId);
  const whole = name.trim() !== '' && text.trim() !== '';
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!whole) return;
    keepName(window.localStorage, name.trim());
    const body = { name: name.trim(), text, key, ...to };
    send.mutateAsync({ params: { token }, body }).then(
      () => {
        draft.drop();
        toasts.success(t('guestReview.page.sent'));
        onClose();
      },
      (error: unknown) => {
        const gone = isApiError(error, 'not_found');
        if (gone)
          toasts.warning(`${t('guestReview.page.gone')}. ${t('guestReview.page.goneText')}`);
        else toasts.failure(error);
      },
    );
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      {known === '' && (
        <TextInput
          label={t('guestReview.page.name')}
          description={t('guestReview.page.nameHint')}
          maxLength={GUEST_NAME_MAX}
          autoComplete="name"
          required
          autoFocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <Textarea
        label={t('guestReview.page.text')}
        autosize
        minRows={2}
        maxLength={5000}
        required
        autoFocus={known !== ''}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          draft.keep(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <Group gap="sm">
        <Button type="submit" size="compact-md" disabled={!whole} loading={send.isPending}>
          {t('guestReview.page.send')}
        </Button>
        <Button variant="subtle" color="gray" size="compact-md" onClick={onClose}>
          {t('guestReview.page.cancel')}
        </Button>
      </Group>
    </form>
  );
}

function Said({ comment }: { comment: Comment }) {
  const { t } = useTexts();
  const { author, origin, created_at, text, quote, deleted } = comment;
  return (
    <article className={classes.said}>
      <p className={classes.who}>
        {author.name}
        {origin && ` (${t(`comments.origin.${origin}`)})`}
        <time dateTime={created_at}>{minuteText(created_at, t)}</time>
      </p>
      {quote && <blockquote className={classes.quote}>{quote}</blockquote>}
      <p className={classes.text}>{deleted ? t('comments.deleted') : text}</p>
    </article>
  );
}

interface ThreadProps {
  thread: CommentThread;
  /** Its words are not in the text any more. */
  lost: boolean;
  token: string;
  remarks: RemarkStore;
}

function Thread({ thread: { beginning, answers }, lost, token, remarks }: ThreadProps) {
  const { t } = useTexts();
  const [answering, setAnswering] = useState(false);
  const { ref, back } = useFocusBack();
  const close = () => {
    back();
    setAnswering(false);
  };
  const chosen = useSyncExternalStore(remarks.subscribe, remarks.chosen);
  const { id, anchor } = beginning;
  return (
    <li className={classes.thread} data-chosen={chosen === id || undefined} id={`comment-${id}`}>
      {anchor?.quote && (
        <button
          type="button"
          className={classes.place}
          onClick={() => {
            remarks.choose(id);
            remarks.go(id);
          }}
        >
          {lost && <span className={classes.lost}>{t('remarks.lost')}</span>}
          {readWords(anchor)}
        </button>
      )}
      {[beginning, ...answers].map((comment) => (
        <Said key={comment.id} comment={comment} />
      ))}
      {answering ? (
        <SayForm
          token={token}
          place={`guest.answer.${id}`}
          to={{ thread_id: id }}
          onClose={close}
        />
      ) : (
        <Button
          ref={ref}
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => setAnswering(true)}
        >
          {t('guestReview.page.answer')}
        </Button>
      )}
    </li>
  );
}

interface ReviewThreadsProps {
  documentId: string;
  sections: readonly { id: string }[];
  comments: readonly Comment[];
  token: string;
  remarks: RemarkStore;
}

/** What is said of a document, as a guest sees it and adds to it. */
export function ReviewThreads(props: ReviewThreadsProps) {
  const { documentId, sections, comments, token, remarks } = props;
  const { t } = useTexts();
  const begun = useSyncExternalStore(remarks.subscribe, remarks.begun);
  const [whole, setWhole] = useState(false);
  const { ref, back } = useFocusBack();
  const places = useSyncExternalStore(remarks.subscribe, remarks.places);
  const open = threadsOf(comments).filter(({ beginning }) => beginning.resolved === null);
  const ordered = firstOf(open, alongText(places, sections));
  const close = () => {
    back();
    setWhole(false);
    remarks.begin(null);
  };
  return (
    <section aria-label={t('guestReview.page.threads')} className={classes.threads}>
      <h2 className={classes.heading}>{t('guestReview.page.threads')}</h2>
      {begun || whole ? (
        <div className={classes.form}>
          {begun?.quote && <p className={classes.place}>{readWords(begun)}</p>}
          <SayForm
            key={JSON.stringify(begun)}
            token={token}
            place={`guest.begin.${documentId}`}
            to={{ anchor: begun }}
            onClose={close}
          />
        </div>
      ) : (
        <Button ref={ref} variant="default" size="compact-md" onClick={() => setWhole(true)}>
          {t('guestReview.page.whole')}
        </Button>
      )}
      {open.length === 0 && <p className={classes.dim}>{t('guestReview.page.empty')}</p>}
      <ol className={classes.list}>
        {ordered.map((thread) => (
          <Thread
            key={thread.beginning.id}
            thread={thread}
            lost={places.get(thread.beginning.id)?.lost === true}
            token={token}
            remarks={remarks}
          />
        ))}
      </ol>
    </section>
  );
}
