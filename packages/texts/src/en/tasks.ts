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
  feed: {
    own: 'Provektor: my tasks',
    stage: 'End of the stage “{{title}}”',
  },
  column: {
    number: 'No.',
    title: 'Task',
    status: 'Status',
    priority: 'Priority',
    assignees: 'Assignees',
    stage: 'Stage',
    start: 'Start',
    due: 'Due',
    tags: 'Tags',
    parent: 'Part of',
  },
};
