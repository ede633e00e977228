import { expect, test } from 'vitest';
import type { Row } from '../../../src/workflow/engine/row.ts';
import { STARTUP_ROWS } from '../../../src/workflow/startup/rows.ts';

/** Number, who calls what; what it starts from with what it amounts to there; team; where it leads. */
const TABLE = `
S1 author approve
  created:send reapproval:send revision_author:send revision_reviewer:cancel_request
  reviewers -> wait_reviewers
S2 author approve
  created:self_approve reapproval:self_approve revision_author:self_approve
  no_reviewers -> approved_actor
S3 reviewer approve
  wait_shared:approve
  - -> wait_rest
S4 reviewer approve
  wait_own:approve
  - -> approved_actor
S5 reviewer approve
  revision_own:decline_request
  - -> approved_actor
S6 reviewer revise
  wait:return
  - -> revision_sender
S7 reviewer revise
  revision_own:grant_request
  - -> revision_sender
S8 reviewer revise
  approved_reviewer:withdraw
  - -> revision_sender
S9 author revise
  wait:recall
  - -> revision_actor
S10 author revise
  approved_author:reopen
  - -> revision_actor
S11 author revise
  approved_reviewer:request_reopening
  approver_held -> revision_approver
E13 author revise
  approved_reviewer:reopen
  approver_gone -> reapproval
`;

function print(row: Row): string {
  const from = row.from.map((one) => `${one}:${row.intentFrom?.[one] ?? row.intent}`).join(' ');
  const team = row.team ?? '-';
  return `${row.number === 'E13' ? 'E13' : `S${row.number}`} ${row.actor} ${row.action}\n  ${from}\n  ${team} -> ${row.to}`;
}

test('the table of startups holds these rows and no others', () => {
  expect(STARTUP_ROWS.map(print).join('\n')).toBe(TABLE.trim());
});
