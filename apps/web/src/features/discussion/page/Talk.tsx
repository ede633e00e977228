import type { Discussion } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Comments } from '../../comment/public.ts';
import classes from '../Discussion.module.css';
import { useWaiting } from '../use-waiting.ts';
import { useMakings } from './use-makings.ts';

/** The threads, each that waits with how long and for whom; what has waited for a week stands first. */
export function Talk({ discussion }: { discussion: Discussion }) {
  const { t } = useTexts();
  const { words, isLate, comesFirst } = useWaiting();
  const makings = useMakings(discussion);
  const { id, waiting, owner, readers } = discussion;
  const marks = new Map(
    waiting.map(({ thread_id: thread, since }) => [
      thread,
      <p key={thread} className={classes.mark} data-late={isLate(since) || undefined}>
        {words(since, owner.name)}
      </p>,
    ]),
  );
  const first = waiting.filter(({ since }) => comesFirst(since));
  return (
    <Comments
      subject="discussion"
      subjectId={id}
      people={{ discussionId: id }}
      hint={t(`discussions.hint.${readers}`)}
      makings={makings}
      marks={marks}
      first={first.map((one) => one.thread_id)}
    />
  );
}
