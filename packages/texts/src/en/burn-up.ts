import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/burn-up.ts';

/** How the tasks of a stage are finished, day by day. */
export const burnUp: TranslationOf<typeof ru.burnUp> = {
  action: 'Burn-up',
  title: 'Burn-up of the stage “{{stage}}”',
  empty: 'There are no tasks in this stage yet. Add some, and the chart will be here.',
  total: 'All tasks',
  done: 'Done',
  plan: 'As planned',
  day: 'Day',
  now: '{{done}} of {{total}} done',
  end: 'the stage ends on {{day}}',
  expected: 'at this pace all will be done on {{day}}',
  late: 'late',
};
