import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoleCode, WorkflowSection, WorkflowStatus } from '../../../src/index.ts';
import { STARTUP } from '../../../src/workflow/startup/machine.ts';
import { type Command, run } from './commands.ts';
import { completionOf, newWorld, recordOf, startup, type World } from './world.ts';

const STARTUP_ROLES = [...STARTUP.authors, ...STARTUP.reviewers];
const SECTIONS: readonly WorkflowSection[] = ['project', 'plan', 'result', 'final'];

const actor = fc.constantFrom<RoleCode>(...STARTUP_ROLES);
const section = fc.constantFrom(...SECTIONS);
const decision = fc
  .tuple(section, actor, fc.constantFrom('approve' as const, 'revise' as const))
  .map(([of, who, action]): Command => ({ kind: 'decide', section: of, actor: who, action }));

/** Everybody approves in turn: without it hardly any sequence would get as far as success. */
const approvalOf = (of: WorkflowSection) =>
  STARTUP_ROLES.map(
    (who): Command => ({ kind: 'decide', section: of, actor: who, action: 'approve' }),
  );
const approval = section.map(approvalOf);

const disturbance: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(section, actor).map(([of, who]): Command => ({ kind: 'edit', section: of, actor: who })),
  actor.map((role): Command => ({ kind: 'join', role })),
  actor.map((role): Command => ({ kind: 'leave', role })),
);

const commands = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: approval },
      { weight: 4, arbitrary: decision.map((step) => [step]) },
      { weight: 1, arbitrary: disturbance.map((step) => [step]) },
    ),
    { maxLength: 40 },
  )
  .map((steps) => steps.flat());

const team = fc
  .subarray<RoleCode>([...STARTUP_ROLES])
  .filter((roles) => roles.includes('founder') || roles.includes('topmanager'));

function checkSection(world: World, of: WorkflowSection): void {
  const record = recordOf(world, of);
  const { status } = record;
  const family = startup.family(status);
  expect(family).not.toBeNull();
  expect([status, record.roundOpen]).toEqual([status, family === 'waiting']);
  if (startup.approved(record)) expect(record.approved?.hash).toBe(record.content);
  const movers = startup.movers(record, new Set(world.held));
  for (const role of movers) expect(world.held).toContain(role);
  // a reviewer is asked once in a round
  if (family === 'waiting') for (const role of movers) expect(record.signed).not.toContain(role);
}

test('any sequence of decisions, edits and changes of the team leaves a startup in order', () => {
  const completions = new Set<string>();
  fc.assert(
    fc.property(team, commands, (held, steps) => {
      let world = newWorld(held, SECTIONS);
      for (const step of steps) {
        const before = completionOf(world);
        const outcome = run(world, step);
        if ('refused' in outcome) continue;
        world = outcome.world;
        for (const of of SECTIONS) checkSection(world, of);
        completions.add(completionOf(world));
        if (before === 'succeeded') expect(['decide', 'leave', 'join']).toContain(step.kind);
      }
    }),
    // one of the runs comes to success whatever chance brings
    { numRuns: 400, examples: [[[...STARTUP_ROLES], SECTIONS.flatMap(approvalOf)]] },
  );
  expect([...completions].sort()).toEqual(['final_report_expected', 'none', 'succeeded']);
});

const statusOf = (world: World): WorkflowStatus => recordOf(world, 'project').status;

function after(world: World, ...steps: Command[]): World {
  return steps.reduce((now, step) => {
    const outcome = run(now, step);
    if ('refused' in outcome) throw new Error(`${JSON.stringify(step)}: ${outcome.refused}`);
    return outcome.world;
  }, world);
}

const decide = (who: RoleCode, action: 'approve' | 'revise' = 'approve'): Command => ({
  kind: 'decide',
  section: 'project',
  actor: who,
  action,
});
const full = () => newWorld(['founder', 'topmanager', 'mentor', 'expert', 'tracker'], ['project']);

test('reviewers sign in any order, and whoever is last names the status', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray<RoleCode>(['mentor', 'expert', 'tracker'], { minLength: 3 }),
      (order) => {
        const world = after(full(), decide('topmanager'), ...order.map((role) => decide(role)));
        expect(statusOf(world)).toBe(`approved_by_${order[2]}`);
      },
    ),
  );
});

test('a return drops every signature of the round and goes to whoever has sent', () => {
  const returned = after(
    full(),
    decide('topmanager'),
    decide('expert'),
    decide('tracker', 'revise'),
  );
  expect(statusOf(returned)).toBe('sent_for_revision_to_topmanager');
  const again = after(returned, decide('founder'));
  expect(statusOf(again)).toBe('wait_approve_all');
  const signer = after(again, decide('mentor'), decide('mentor', 'revise'));
  expect(statusOf(signer)).toBe('sent_for_revision_to_founder');
});

test('an edit that is undone, and a request that is taken back, cost nobody a second review', () => {
  const approved = after(
    full(),
    ...['founder', 'mentor', 'expert', 'tracker'].map((r) => decide(r as RoleCode)),
  );
  const edit: Command = { kind: 'edit', section: 'project', actor: 'mentor' };
  const undone = after(approved, edit, edit, decide('founder'));
  expect(statusOf(undone)).toBe('approved_by_tracker');
  const asked = after(approved, decide('founder', 'revise'));
  expect(statusOf(asked)).toBe('sent_for_revision_to_tracker');
  expect(run(asked, edit)).toEqual({ refused: 'section_locked' });
  expect(statusOf(after(asked, decide('topmanager')))).toBe('approved_by_tracker');
  expect(statusOf(after(asked, decide('tracker', 'revise'), decide('founder')))).toBe(
    'wait_approve_all',
  );
});

test('who leaves is no longer waited for, and nobody is approved by a departure alone', () => {
  const sent = after(full(), decide('founder'));
  const without = after(sent, { kind: 'leave', role: 'expert' });
  expect(statusOf(without)).toBe('wait_approve_by_mentor_and_tracker');
  const signed = after(without, decide('mentor'), { kind: 'leave', role: 'tracker' });
  expect(statusOf(signed)).toBe('approved_by_mentor');
  const nobody = after(
    without,
    { kind: 'leave', role: 'tracker' },
    { kind: 'leave', role: 'mentor' },
  );
  expect(statusOf(nobody)).toBe('re_approval_required');
});

test('the first of each reviewing role resets what was sent; a second one and others do not', () => {
  const approved = after(newWorld(['founder'], ['project', 'plan']), decide('founder'));
  for (const role of ['coordinator', 'topmanager', 'founder'] as const) {
    expect(statusOf(after(approved, { kind: 'join', role }))).toBe('approved_by_founder');
  }
  for (const role of ['mentor', 'expert', 'tracker'] as const) {
    const joined = after(approved, { kind: 'join', role });
    expect(statusOf(joined)).toBe('re_approval_required');
    expect(recordOf(joined, 'plan').status).toBe('stage_created');
    const again = after(joined, decide('founder'), decide(role), { kind: 'join', role });
    expect(statusOf(again)).toBe(`approved_by_${role}`);
  }
});
