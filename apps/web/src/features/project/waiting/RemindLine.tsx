import { Button } from '@mantine/core';
import type { Move, Project } from '@pv/contract';
import { IconBell } from '@tabler/icons-react';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useRemind, useWaiting } from '../api/use-waiting.ts';
import classes from './RemindLine.module.css';
import { untilText, whenText } from './when-text.ts';

interface RemindLineProps {
  project: Pick<Project, 'id'>;
  move: Pick<Move, 'section' | 'stage_id'>;
}

/** Under a move that others have to make: the button that reminds them, or when that was done. */
export function RemindLine({ project, move }: RemindLineProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const now = useNow();
  const { data } = useWaiting(project.id);
  const remind = useRemind();
  const { section, stage_id } = move;
  const wait = data?.waiting.find((one) => one.section === section && one.stage_id === stage_id);
  if (!wait?.can_remind) return null;
  const { reminded_at: last, remind_from: from } = wait;
  if (!from || Date.parse(from) <= now.getTime()) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.button}
        leftSection={<IconBell size={16} stroke={1.8} aria-hidden="true" />}
        loading={remind.isPending}
        onClick={() =>
          remind.mutate(
            { params: { id: project.id }, body: { section, stage_id } },
            { onSuccess: () => toasts.success(t('whoseMove.nudge.done')) },
          )
        }
      >
        {t('whoseMove.nudge.remind')}
      </Button>
    );
  }
  return (
    <p className={classes.line}>
      {last
        ? t('whoseMove.nudge.sent', {
            when: whenText(last, now, t),
            next: untilText(from, now, t),
          })
        : t('whoseMove.nudge.later', { when: whenText(from, now, t) })}
    </p>
  );
}
