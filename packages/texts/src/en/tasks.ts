import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/tasks.ts';

export const tasks: TranslationOf<typeof ru.tasks> = {
  status: {
    todo: 'To do',
    doing: 'In progress',
    review: 'In review',
    done: 'Done',
  },
  priority: {
    low: 'Low',
    medium: 'Medium',
    high: 'High',
  },
};
