import type { EventWork } from '@pv/contract';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { asClock } from '../../../ui/Countdown.tsx';
import classes from './Session.module.css';

/** Whole seconds since a moment, anew every second; none by a clock that is behind. */
function useSecondsSince(moment: string): number {
  const read = () => Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / 1000));
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const count = () =>
      setSeconds(Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

function Running({ begun, minutes }: { begun: string; minutes: number }) {
  const { t } = useTexts();
  const seconds = useSecondsSince(begun);
  const over = seconds >= minutes * 60;
  const time = asClock(seconds);
  return (
    <span className={classes.timer} data-over={over || undefined}>
      {over
        ? t('controlEvents.session.timerOver', { time })
        : t('controlEvents.session.timer', {
            time,
            minutes: t('controlEvents.minutes', { count: minutes }),
          })}
    </span>
  );
}

/** How long a work is heard already, beside what it was given; nothing while it is not heard. */
export function Timer({ work }: { work: Pick<EventWork, 'state' | 'begun_at' | 'minutes'> }) {
  const { state, begun_at, minutes } = work;
  if (!begun_at || (state !== 'talking' && state !== 'marking')) return null;
  return <Running begun={begun_at} minutes={minutes} />;
}
