import { Button, Group } from '@mantine/core';
import type { TaskRow } from '@pv/contract';
import { IconCalendarShare } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { OfferNotice } from '../../../ui/timeline/OfferNotice.tsx';
import type { ShiftOffer } from './use-task-days.ts';
import { useTaskName } from './use-task-name.ts';

/** So many tasks are named; the rest is counted. */
const NAMED = 5;

/**
 * Offers to shift what waits for a task whose end has moved, and says what would move. Stands behind the view
 * and stays at the bottom of the screen.
 */
export function ShiftNotice(props: {
  tasks: readonly TaskRow[];
  offer: ShiftOffer;
  onShift: () => void;
  onLeave: () => void;
}) {
  const { tasks, offer, onShift, onLeave } = props;
  const { t } = useTexts();
  const nameOf = useTaskName();
  const { days, moves } = offer;
  const named = moves.slice(0, NAMED).flatMap(({ id }) => {
    const task = tasks.find((one) => one.id === id);
    return task ? [nameOf(task)] : [];
  });
  const rest = moves.length - named.length;
  const what = [...named, ...(rest > 0 ? [t('gantt.shift.more', { count: rest })] : [])];
  const lead = { title: nameOf(offer.task), count: Math.abs(days) };
  return (
    <OfferNotice
      label={t('gantt.shift.label')}
      icon={IconCalendarShare}
      lead={days > 0 ? t('gantt.shift.later', lead) : t('gantt.shift.earlier', lead)}
      live
      below
    >
      <p>{t('gantt.shift.moves', { what: what.join('; ') })}</p>
      <Group gap="xs" mt="xs">
        <Button size="compact-md" variant="light" onClick={onShift}>
          {t('gantt.shift.offer', { count: moves.length })}
        </Button>
        <Button size="compact-md" variant="subtle" color="gray" onClick={onLeave}>
          {t('gantt.shift.leave')}
        </Button>
      </Group>
    </OfferNotice>
  );
}
