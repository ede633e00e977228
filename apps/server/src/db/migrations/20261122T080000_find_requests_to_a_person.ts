import type { Migration } from '../migrate.ts';

export const findRequestsToAPerson: Migration = {
  name: '20261122T080000_find_requests_to_a_person',
  // the count of what waits for somebody is asked for by every open page
  up: `
    create index team_requests_by_target on team_requests (target_id) where status = 'pending';
  `,
  down: 'drop index team_requests_by_target;',
};
