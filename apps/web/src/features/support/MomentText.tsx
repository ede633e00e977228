import { useMoment } from './use-moment.ts';

/** Day and hour of a moment, by the clock of the reader. */
export function MomentText({ at }: { at: string }) {
  return <time dateTime={at}>{useMoment()(at)}</time>;
}
