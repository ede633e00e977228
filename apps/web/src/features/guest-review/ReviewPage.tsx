import { Alert, Button } from '@mantine/core';
import { type GuestReview, guestReviewEndpoints } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import '../../editor/document.css';
import { createRemarkStore, type RemarkStore } from '../../editor/remarks/remark-store.ts';
import { SelectionButton } from '../../editor/remarks/SelectionButton.tsx';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { StatePage } from '../../platform/states/StatePage.tsx';
import { dayText } from '../../ui/days.ts';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { keptToken } from './kept-here.ts';
import { type OpenReview, openReview, type ShownSection } from './open-review.ts';
import classes from './Review.module.css';
import { ReviewThreads } from './ReviewThreads.tsx';

function Sheet({ review, section }: { review: OpenReview; section: ShownSection }) {
  const { t } = useTexts();
  const { letter } = section;
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) review.draw(section.id, host.current);
  }, [review, section.id]);
  return (
    <article className="pv-sheet" id={`section-${section.id}`} data-kind={section.kind} lang="ru">
      <h2 className="pv-title" data-kind={section.kind}>
        {letter !== null && (
          <span className="pv-appendix">{t('editor.heading.appendix', { letter })} </span>
        )}
        {section.heading}
      </h2>
      {section.kind === 'references' ? (
        <ol>
          {review.sources.map(({ id, text }) => (
            <li key={id} data-source={id}>
              {text}
            </li>
          ))}
        </ol>
      ) : (
        <>
          <div className="pv-text-host">
            <div ref={host} className="pv-text" />
          </div>
          {section.made.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
          <ol className="pv-notes" />
        </>
      )}
    </article>
  );
}

/** A page that is looked at asks so often what has been written and said since, ms. */
const EVERY = 30_000;

/** The threads of the page in its text, for as long as it is open. */
function useRemarks(review: OpenReview, { comments }: GuestReview): RemarkStore {
  const last = useRef<RemarkStore>(null);
  const remarks = useMemo(() => {
    const made = createRemarkStore(review.doc);
    // what the guest is about to say outlives a text that has come meanwhile
    const begun = last.current?.begun();
    if (begun) made.begin(begun);
    return made;
  }, [review]);
  useEffect(() => {
    last.current = remarks;
  }, [remarks]);
  useEffect(() => () => remarks.destroy(), [remarks]);
  useEffect(() => {
    remarks.put(
      comments.flatMap(({ id, anchor, resolved }) =>
        anchor ? [{ id, anchor, settled: resolved !== null }] : [],
      ),
    );
  }, [remarks, comments]);
  useEffect(() => {
    const onClick = ({ clientX, clientY, target }: MouseEvent) => {
      const inText = target instanceof Element && target.closest('.pv-doc');
      const id = inText && getSelection()?.isCollapsed ? remarks.at(clientX, clientY) : null;
      if (!id) return;
      remarks.choose(id);
      document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [remarks]);
  return remarks;
}

function Review({ data, token, over }: { data: GuestReview; token: string; over: boolean }) {
  const { t } = useTexts();
  const broken = t('editor.brokenReference');
  const text = JSON.stringify(data.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text that was asked for again is not drawn anew
  const review = useMemo(() => openReview(data, broken), [text, broken]);
  const remarks = useRemarks(review, data);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{data.title}</h1>
        <p>
          {data.stage}. {t('guestReview.page.lead', { day: dayText(data.ends_at, t) })}
        </p>
        {over && <Alert color="yellow">{t('guestReview.page.over')}</Alert>}
      </header>
      <div className={`pv-doc ${classes.doc}`}>
        {review.sections.map((section) => (
          <Sheet key={section.id} review={review} section={section} />
        ))}
      </div>
      <aside className={classes.side}>
        <ReviewThreads
          documentId={data.document_id}
          sections={review.sections}
          comments={data.comments}
          token={token}
          remarks={remarks}
        />
      </aside>
      <SelectionButton doc={review.doc} remarks={remarks} />
    </div>
  );
}

/** The document that a link opens, for somebody without an account. What was written stays to be copied when it ends. */
export function ReviewPage() {
  const { t } = useTexts();
  const [token] = useState(() => keptToken(window.sessionStorage));
  const [over, setOver] = useState(false);
  const { data, error, refetch } = useEndpoint(
    guestReviewEndpoints.get,
    { params: { token } },
    { enabled: token !== '' && !over, again: () => EVERY },
  );
  usePageTitle(t('guestReview.page.title'), null);
  const gone = isApiError(error, 'not_found', 'validation_failed');
  // what has ended once is not asked for any more
  if (gone && !over) setOver(true);
  if (data) return <Review data={data} token={token} over={over} />;
  if (token === '' || over) {
    return (
      <StatePage title={t('guestReview.page.gone')} text={t('guestReview.page.goneText')}>
        <Button component={Link} to="/">
          {t('shell.notFound.home')}
        </Button>
      </StatePage>
    );
  }
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
