import { VisuallyHidden } from '@mantine/core';
import type { Priority, TagColour, TaskStatusId } from '@pv/contract';
import {
  IconAntennaBars2,
  IconAntennaBars3,
  IconAntennaBars5,
  IconCircle,
  IconCircleCheck,
  IconCircleDotted,
  IconProgress,
  IconProgressCheck,
} from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { shortDayText } from '../../../ui/days.ts';
import classes from './marks.module.css';

const STATUS = { todo: IconCircle, doing: IconProgress, review: IconProgressCheck };

/** The icon of a status; its word stands beside it. */
export function StatusMark({ id, closed }: { id: TaskStatusId; closed: boolean }) {
  const own = id in STATUS ? STATUS[id as keyof typeof STATUS] : IconCircleDotted;
  const Icon = closed ? IconCircleCheck : own;
  const look = closed ? 'closed' : id in STATUS ? id : 'own';
  return (
    <Icon size={18} stroke={1.8} aria-hidden="true" className={classes.status} data-status={look} />
  );
}

const PRIORITY = { low: IconAntennaBars2, medium: IconAntennaBars3, high: IconAntennaBars5 };

/** The icon of a priority; its word stands beside it. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const Icon = PRIORITY[priority];
  return (
    <Icon
      size={18}
      stroke={2}
      aria-hidden="true"
      className={classes.priority}
      data-priority={priority}
    />
  );
}

/** The colour of a tag, beside its name. */
export function TagDot({ colour }: { colour: TagColour }) {
  return <span className={classes.dot} data-colour={colour} />;
}

const WORD = /[\p{L}]+/gu;

/** The letters by which a person is known in a small round: «Ёлкина А. Ю.» gives «ЁА». */
export function initials(name: string): string {
  const [first = '', second = ''] = name.match(WORD) ?? [];
  return `${first.charAt(0)}${second.charAt(0)}`.toUpperCase();
}

/** A person in a small round, with the name for the pointer and for screen readers. */
export function Face({ name }: { name: string }) {
  return (
    <span className={classes.face} title={name}>
      <span aria-hidden="true">{initials(name)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

interface DueProps {
  due: string | null;
  done: boolean;
  today: string;
}

/** Till when a task is to be done: overdue by word and colour. */
export function Due({ due, done, today }: DueProps) {
  const { t } = useTexts();
  if (!due) return null;
  const late = !done && due < today;
  const day = shortDayText(due, t);
  const words = late ? t('tasks.overdue', { day }) : due === today ? t('tasks.dueToday') : day;
  return (
    <span className={classes.due} data-late={late || undefined}>
      {words}
    </span>
  );
}
