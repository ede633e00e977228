import type { Migration } from '../migrate.ts';

export const findOpenCalls: Migration = {
  name: '20261122T203501_find_open_calls',
  // a decision settles the open calls to its section; the settled ones of all rounds lie beside them
  up: `create index notifications_open_calls on notifications (project_id, stage_id)
    where settled_at is null and reason in ('your_move', 'reminder', 'stalled', 'deadline');`,
  down: 'drop index notifications_open_calls;',
};
