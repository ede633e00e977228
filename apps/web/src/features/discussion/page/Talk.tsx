import type { Discussion, TaskLead } from '@pv/contract';
import { Link } from '@tanstack/react-router';
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
  const { id, waiting, owner, readers, project, type } = discussion;
  const marks = new Map(
    waiting.map(({ thread_id: thread, since }) => [
      thread,
      <p key={thread} className={classes.mark} data-late={isLate(since) || undefined}>
        {words(since, owner.name)}
      </p>,
    ]),
  );
  const leadTo = ({ id: task, number }: TaskLead) =>
    project && (
      <Link to="/task-list" search={{ project: project.id, type, task }}>
        {t('comments.made', { number })}
      </Link>
    );
  const first = waiting.filter(({ since }) => comesFirst(since));
  return (
    <Comments
      subject="discussion"
      subjectId={id}
      people={{ discussionId: id }}
      hint={t(`discussions.hint.${readers}`)}
      makings={makings}
      leadTo={leadTo}
      marks={marks}
      first={first.map((one) => one.thread_id)}
    />
  );
}
