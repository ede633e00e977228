import { Button, Group } from '@mantine/core';
import type { TaskRow } from '@pv/contract';
import { IconCalendarShare } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { OfferNotice } from '../../../ui/timeline/OfferNotice.tsx';
import type { TaskDays } from './task-days.ts';
import type { ShiftOffer } from './use-task-days.ts';
import { useTaskName } from './use-task-name.ts';

/** So many tasks are named; the rest is counted. */
const NAMED = 5;

interface MoveNoticeProps {
  tasks: readonly TaskRow[];
  /** What would move. */
  moves: readonly TaskDays[];
  label: string;
  lead: string;
  /** What the button says that moves them. */
  offer: string;
  onShift: () => void;
  onLeave: () => void;
}

/** Offers to move tasks and names them. Stands behind the view and stays at the bottom of the screen. */
function MoveNotice({ tasks, moves, label, lead, offer, onShift, onLeave }: MoveNoticeProps) {
  const { t } = useTexts();
  const nameOf = useTaskName();
  const named = moves.slice(0, NAMED).flatMap(({ id }) => {
    const task = tasks.find((one) => one.id === id);
    return task ? [nameOf(task)] : [];
  });
  const rest = moves.length - named.length;
  const what = [...named, ...(rest > 0 ? [t('gantt.shift.more', { count: rest })] : [])];
  return (
    <OfferNotice label={label} icon={IconCalendarShare} lead={lead} live below>
      <p>{t('gantt.shift.moves', { what: what.join('; ') })}</p>
      <Group gap="xs" mt="xs">
        <Button size="compact-md" variant="light" onClick={onShift}>
          {offer}
        </Button>
        <Button size="compact-md" variant="subtle" color="gray" onClick={onLeave}>
          {t('gantt.shift.leave')}
        </Button>
      </Group>
    </OfferNotice>
  );
}

type Answers = Pick<MoveNoticeProps, 'tasks' | 'onShift' | 'onLeave'>;

/** Offers to shift what waits for a task whose end has moved. */
export function ShiftNotice({ offer, ...answers }: Answers & { offer: ShiftOffer }) {
  const { t } = useTexts();
  const nameOf = useTaskName();
  const { task, days, moves } = offer;
  const lead = { title: nameOf(task), count: Math.abs(days) };
  return (
    <MoveNotice
      {...answers}
      moves={moves}
      label={t('gantt.shift.label')}
      lead={days > 0 ? t('gantt.shift.later', lead) : t('gantt.shift.earlier', lead)}
      offer={t('gantt.shift.offer', { count: moves.length })}
    />
  );
}

/** Offers to move the tasks that have stayed where they were while their stages moved. */
export function LeftNotice(props: Answers & { moves: readonly TaskDays[] }) {
  const { t } = useTexts();
  const { tasks, moves } = props;
  const count = moves.length;
  const left = new Set(moves.map(({ id }) => id));
  const stages = new Set(tasks.filter(({ id }) => left.has(id)).map((task) => task.stage_id));
  return (
    <MoveNotice
      {...props}
      label={t('gantt.left.label')}
      lead={t(stages.size > 1 ? 'gantt.left.leadOfSeveral' : 'gantt.left.lead', { count })}
      offer={t('gantt.left.offer', { count })}
    />
  );
}
