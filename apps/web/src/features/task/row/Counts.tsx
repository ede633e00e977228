import { VisuallyHidden } from '@mantine/core';
import type { TaskRow } from '@pv/contract';
import {
  type Icon,
  IconCalendarExclamation,
  IconHourglass,
  IconListCheck,
  IconMessageCircle,
  IconPaperclip,
} from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isBroken } from '../days/dependencies.ts';
import { useGround, useWorld } from '../page/TasksWorld.tsx';
import classes from './marks.module.css';
import { TagDot } from './marks.tsx';

function Count(props: {
  icon: Icon;
  text: string | number;
  words: string;
  /** Something is wrong with it. */
  warns?: boolean;
}) {
  const { icon: Sign, text, words, warns } = props;
  return (
    <span className={classes.count} title={words} data-warns={warns || undefined}>
      <Sign size={15} stroke={1.8} aria-hidden="true" />
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** What an open task waits for, and whether its days say otherwise. */
function Waits({ task }: { task: TaskRow }) {
  const { t } = useTexts();
  const { all } = useWorld();
  const blockers = task.blocked_by.flatMap((id) => all.get(id) ?? []).filter(({ done }) => !done);
  const broken = blockers.find((one) => isBroken(one, task));
  const { length: count } = blockers;
  return (
    <>
      {count > 0 && <Count icon={IconHourglass} text={count} words={t('tasks.waits', { count })} />}
      {broken && (
        <Count
          icon={IconCalendarExclamation}
          text=""
          words={t('tasks.waitsBroken', { title: broken.title })}
          warns
        />
      )}
    </>
  );
}

/** What more there is of a task, in signs: what it waits for, its checklist, comments and files. */
export function Counts({ task }: { task: TaskRow }) {
  const { t } = useTexts();
  const waits = !task.done && task.blocked_by.length > 0;
  const { checklist_done: done, checklist_total: count, comments, files } = task;
  if (!waits && count + comments + files === 0) return null;
  return (
    <span className={classes.counts}>
      {waits && <Waits task={task} />}
      {count > 0 && (
        <Count
          icon={IconListCheck}
          text={`${done}/${count}`}
          words={t('tasks.points', { done, count })}
        />
      )}
      {comments > 0 && (
        <Count
          icon={IconMessageCircle}
          text={comments}
          words={t('tasks.comments', { count: comments })}
        />
      )}
      {files > 0 && (
        <Count icon={IconPaperclip} text={files} words={t('tasks.files', { count: files })} />
      )}
    </span>
  );
}

/** The tags of a task by colour and name. */
export function Tags({ ids }: { ids: readonly string[] }) {
  const { tags } = useGround();
  const known = ids.map((id) => tags.get(id)).filter((tag) => tag !== undefined);
  if (known.length === 0) return null;
  return (
    <span className={classes.tags}>
      {known.map(({ id, name, colour }) => (
        <span key={id} className={classes.tag}>
          <TagDot colour={colour} />
          <span className={classes.tagName}>{name}</span>
        </span>
      ))}
    </span>
  );
}
