import { PROJECT_ACTIONS, type ProjectAction } from '@pv/contract';

/** What nothing in the product can be done with yet is not told. */
const AHEAD: readonly ProjectAction[] = ['manage_tasks'];

/** The actions that people are told of, wherever it is said who may do what. */
export const TOLD_ACTIONS: readonly ProjectAction[] = PROJECT_ACTIONS.filter(
  (action) => !AHEAD.includes(action),
);
