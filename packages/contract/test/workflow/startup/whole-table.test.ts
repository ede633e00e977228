import { describe, expect, test } from 'vitest';
import {
  type RoleCode,
  STARTUP_PROJECT_STATUSES,
  WORKFLOWS,
  type WorkflowStatus,
} from '../../../src/index.ts';
import { factsOf, newWorld } from '../world.ts';

const STARTUP_AUTHORS = ['founder', 'topmanager'] as const;
const STARTUP_REVIEWERS = ['mentor', 'expert', 'tracker'] as const;
type Reviewer = (typeof STARTUP_REVIEWERS)[number];

/** wait(W) in the words of the spec, written without looking at the machine. */
function waitFor(roles: readonly Reviewer[]): string {
  const inOrder = STARTUP_REVIEWERS.filter((role) => roles.includes(role));
  return inOrder.length === 3 ? 'wait_approve_all' : `wait_approve_by_${inOrder.join('_and_')}`;
}

const waitedFor = (status: string): Reviewer[] | null => {
  if (status === 'wait_approve_all') return [...STARTUP_REVIEWERS];
  if (!status.startsWith('wait_')) return null;
  return STARTUP_REVIEWERS.filter((role) => status.includes(role));
};
const after = (status: string, prefix: string) =>
  status.startsWith(prefix) ? status.slice(prefix.length) : null;

interface Case {
  status: WorkflowStatus;
  team: readonly RoleCode[];
  sender: (typeof STARTUP_AUTHORS)[number];
}

function authorOutcome({ status, team }: Case, actor: string, action: string): string | null {
  const held = STARTUP_REVIEWERS.filter((role) => team.includes(role));
  const returned = after(status, 'sent_for_revision_to_');
  const approver = after(status, 'approved_by_');
  const own = returned === 'founder' || returned === 'topmanager';
  if (action === 'approve') {
    const fresh = status === 'project_created' || status === 're_approval_required' || own;
    if (held.length > 0) return fresh || returned ? waitFor(held) : null;
    return fresh ? `approved_by_${actor}` : null;
  }
  if (waitedFor(status)) return `sent_for_revision_to_${actor}`;
  if (approver === 'founder' || approver === 'topmanager') return `sent_for_revision_to_${actor}`;
  if (!approver) return null;
  const there = team.some((role) => role === approver);
  return there ? `sent_for_revision_to_${approver}` : 're_approval_required';
}

function reviewerOutcome(c: Case, actor: Reviewer, action: string): string | null {
  const { status, team, sender } = c;
  const waited = waitedFor(status);
  const approver = after(status, 'approved_by_');
  const asked = after(status, 'sent_for_revision_to_') === actor;
  const back = team.includes(sender) ? sender : STARTUP_AUTHORS.find((role) => team.includes(role));
  if (action === 'revise') {
    const withdrawable = approver !== null && approver !== 'founder' && approver !== 'topmanager';
    return waited || asked || withdrawable ? `sent_for_revision_to_${back}` : null;
  }
  if (asked) return `approved_by_${actor}`;
  if (!waited?.includes(actor)) return null;
  const rest = waited.filter((role) => role !== actor);
  return rest.length > 0 ? waitFor(rest) : `approved_by_${actor}`;
}

function subsets<T>(items: readonly T[]): T[][] {
  return Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, at) => bits & (1 << at)),
  );
}

const TEAMS = subsets<RoleCode>([...STARTUP_AUTHORS, ...STARTUP_REVIEWERS, 'coordinator']);
const CASES: Case[] = STARTUP_PROJECT_STATUSES.flatMap((status) =>
  TEAMS.flatMap((team) => STARTUP_AUTHORS.map((sender) => ({ status, team, sender }))),
);

function decide({ status, team, sender }: Case, actor: RoleCode, action: 'approve' | 'revise') {
  const facts = { ...factsOf(newWorld('startup', team, ['project']), 'project'), sender };
  const outcome = WORKFLOWS.startup.decide({ section: 'project', status, actor, action }, facts);
  return outcome.ok ? outcome.next : null;
}

describe.each(['approve', 'revise'] as const)('%s', (action) => {
  test.each([...STARTUP_AUTHORS])(
    'by a %s leads where the table says, and nowhere else',
    (actor) => {
      for (const one of CASES.filter(({ team }) => team.includes(actor))) {
        expect([one, decide(one, actor, action)]).toEqual([one, authorOutcome(one, actor, action)]);
      }
    },
  );

  test.each([...STARTUP_REVIEWERS])(
    'by a %s leads where the table says, and nowhere else',
    (actor) => {
      const cases = CASES.filter(
        ({ team }) => team.includes(actor) && STARTUP_AUTHORS.some((role) => team.includes(role)),
      );
      for (const one of cases) {
        expect([one, decide(one, actor, action)]).toEqual([
          one,
          reviewerOutcome(one, actor, action),
        ]);
      }
    },
  );

  test('is never the coordinator’s', () => {
    for (const one of CASES) expect(decide(one, 'coordinator', action)).toBeNull();
  });
});
