import type { OpenMove } from '../approval/public.ts';
import type { LastReminder } from '../notification/public.ts';

/** Those of the reminders that were of this section. */
export const toldOf = (
  told: readonly LastReminder[],
  { section, stageId }: Pick<OpenMove, 'section' | 'stageId'>,
): LastReminder[] => told.filter((one) => one.section === section && one.stageId === stageId);
