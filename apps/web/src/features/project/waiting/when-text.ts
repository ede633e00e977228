import type { Translate } from '@pv/texts';
import { shortDayText } from '../../../ui/days.ts';

const DAY_MS = 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');
const midnight = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** The time of a moment by the clock of the reader, such as «14:05». */
export function clockText(moment: string): string {
  const date = new Date(moment);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

const NEAR = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const;

/** A moment near to now by the clock of the reader, such as «вчера в 14:05»; further off with its day. */
export function whenText(moment: string, now: Date, t: Translate): string {
  const date = new Date(moment);
  const time = clockText(moment);
  // a day on which the clocks change has an hour more or less
  const days = Math.round((midnight(date) - midnight(now)) / DAY_MS);
  const near = NEAR[String(days) as keyof typeof NEAR];
  if (near) return t(`whoseMove.nudge.${near}`, { time });
  return t('whoseMove.nudge.day', { day: shortDayText(moment, t), time });
}

/** How long it is until a moment, in hours, or in minutes where it is less than one. */
export function untilText(moment: string, now: Date, t: Translate): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(moment) - now.getTime()) / 60_000));
  return minutes < 60
    ? t('whoseMove.nudge.minutes', { count: minutes })
    : t('whoseMove.nudge.hours', { count: Math.ceil(minutes / 60) });
}
