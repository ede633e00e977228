import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useNow } from '../../../ui/days.ts';
import { useKeptFocus } from '../../../ui/focus.ts';
import classes from './UnderMove.module.css';
import { untilText, whenText } from './when-text.ts';

interface RemindButtonProps {
  /** When they were reminded within a day, and from when on they may be again. */
  wait: { reminded_at: string | null; remind_from: string | null };
  busy: boolean;
  onRemind: () => void;
}

/** The button that reminds whoever is waited for; in the day after a reminder, when that was. */
export function RemindButton({ wait, busy, onRemind }: RemindButtonProps) {
  const { t } = useTexts();
  const now = useNow();
  // the button goes when it is pressed: what stands in its place gets the focus
  const kept = useKeptFocus<HTMLDivElement>({ heir: 'p' });
  const { reminded_at: last, remind_from: from } = wait;
  return (
    <div {...kept} className={classes.place}>
      {!from || Date.parse(from) <= now.getTime() ? (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.button}
          leftSection={<IconBell size={16} stroke={1.8} aria-hidden="true" />}
          loading={busy}
          onClick={onRemind}
        >
          {t('whoseMove.nudge.remind')}
        </Button>
      ) : (
        <p className={classes.line} tabIndex={-1}>
          {last
            ? t('whoseMove.nudge.sent', {
                when: whenText(last, now, t),
                next: untilText(from, now, t),
              })
            : t('whoseMove.nudge.later', { when: whenText(from, now, t) })}
        </p>
      )}
    </div>
  );
}
