import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isResultStatus, type RoleCode, type WorkflowSection } from '../../src/index.ts';
import { type Command, run } from './commands.ts';
import {
  AUTHORS,
  completionOf,
  type Kind,
  newWorld,
  recordOf,
  rulesOf,
  sectionsOf,
  statusOf,
  type World,
} from './world.ts';

const SECTIONS: readonly WorkflowSection[] = ['project', 'plan', 'result', 'final'];
const ROLES: Readonly<Record<Kind, readonly RoleCode[]>> = {
  nir: ['researcher', 'supervisor', 'curator'],
  startup: ['founder', 'topmanager', 'mentor', 'expert', 'tracker'],
};

const section = fc.constantFrom(...SECTIONS);
const decide = (
  actor: RoleCode,
  action: 'approve' | 'revise' = 'approve',
  of: WorkflowSection = 'project',
): Command => ({ kind: 'decide', section: of, actor, action });

/** Everybody approves in turn: without it hardly any sequence would get as far as success. */
const approvalOf = (kind: Kind) => (of: WorkflowSection) =>
  ROLES[kind].map((who) => decide(who, 'approve', of));

function commandsOf(kind: Kind): fc.Arbitrary<Command[]> {
  const actor = fc.constantFrom(...ROLES[kind]);
  const action = fc.constantFrom('approve' as const, 'revise' as const);
  const decision = fc.tuple(actor, action, section).map((words) => decide(...words));
  const disturbance: fc.Arbitrary<Command> = fc.oneof(
    fc
      .tuple(section, actor)
      .map(([of, who]): Command => ({ kind: 'edit', section: of, actor: who })),
    actor.map((role): Command => ({ kind: 'join', role })),
    actor.map((role): Command => ({ kind: 'leave', role })),
    fc.constant<Command>({ kind: 'deleteStage' }),
  );
  const steps = fc.oneof(
    { weight: 6, arbitrary: section.map(approvalOf(kind)) },
    { weight: 4, arbitrary: decision.map((step) => [step]) },
    { weight: 1, arbitrary: disturbance.map((step) => [step]) },
  );
  return fc.array(steps, { maxLength: 40 }).map((all) => all.flat());
}

const teamOf = (kind: Kind) =>
  fc
    .subarray<RoleCode>([...ROLES[kind]])
    .filter((roles) => AUTHORS[kind].some((author) => roles.includes(author)));

/** Of plan and result of research, which share one status, the one that is approved just now. */
function isUnderWay(world: World, of: WorkflowSection): boolean {
  if (world.kind === 'startup' || (of !== 'plan' && of !== 'result')) return true;
  return isResultStatus(statusOf(world, of)) === (of === 'result');
}

function checkSection(world: World, of: WorkflowSection): void {
  const [record, status, rules] = [recordOf(world, of), statusOf(world, of), rulesOf(world)];
  if (!isUnderWay(world, of)) {
    expect(record.roundOpen).toBe(false);
    return;
  }
  const at = { section: of, status };
  const waits = rules.family(status) === 'waiting';
  expect([status, record.roundOpen]).toEqual([status, waits]);
  if (rules.approved(at)) expect(record.approved?.hash).toBe(record.content);
  const movers = rules.movers(at, new Set(world.held));
  for (const role of movers) expect(world.held).toContain(role);
  // a reviewer is asked once in a round
  if (waits) for (const role of movers) expect(record.signed).not.toContain(role);
}

/** Under a result that was sent stands an approved plan. */
function checkPlan(world: World): void {
  const { content, approved } = recordOf(world, 'plan');
  const sent = world.kind === 'nir' && isResultStatus(statusOf(world, 'result'));
  if (sent) expect(approved?.hash).toBe(content);
}

test.each(['nir', 'startup'] as const)(
  'any sequence of decisions, edits and changes of the team leaves a project of kind %s in order',
  (kind) => {
    const completions = new Set<string>();
    fc.assert(
      fc.property(teamOf(kind), commandsOf(kind), (held, steps) => {
        let world = newWorld(kind, held, SECTIONS);
        for (const step of steps) {
          const before = completionOf(world);
          const outcome = run(world, step);
          if ('refused' in outcome) continue;
          world = outcome.world;
          for (const of of sectionsOf(world)) checkSection(world, of);
          checkPlan(world);
          completions.add(completionOf(world));
          if (before === 'succeeded') expect(['decide', 'leave', 'join']).toContain(step.kind);
        }
      }),
      // one of the runs comes to success whatever chance brings
      { numRuns: 400, examples: [[[...ROLES[kind]], SECTIONS.flatMap(approvalOf(kind))]] },
    );
    expect([...completions].sort()).toEqual(['final_report_expected', 'none', 'succeeded']);
  },
);

test('an edit that is undone costs nobody in research a second review', () => {
  fc.assert(
    fc.property(teamOf('nir'), (held) => {
      const author = held.includes('researcher') ? 'researcher' : 'supervisor';
      const edit: Command = { kind: 'edit', section: 'project', actor: author };
      let world = newWorld('nir', held, ['project']);
      for (const step of [...approvalOf('nir')('project'), edit, edit]) {
        const outcome = run(world, step);
        if ('world' in outcome) world = outcome.world;
      }
      expect(statusOf(world, 'project')).toBe('re_approval_required');
      const sent = run(world, decide(author));
      expect('world' in sent && statusOf(sent.world, 'project')).toMatch(/^approved_by_/);
    }),
  );
});

function after(world: World, ...steps: Command[]): World {
  return steps.reduce((now, step) => {
    const outcome = run(now, step);
    if ('refused' in outcome) throw new Error(`${JSON.stringify(step)}: ${outcome.refused}`);
    return outcome.world;
  }, world);
}

const full = () => newWorld('startup', ROLES.startup, ['project']);

test('reviewers sign in any order, and whoever is last names the status', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray<RoleCode>(['mentor', 'expert', 'tracker'], { minLength: 3 }),
      (order) => {
        const world = after(full(), decide('topmanager'), ...order.map((role) => decide(role)));
        expect(statusOf(world, 'project')).toBe(`approved_by_${order[2]}`);
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
  expect(statusOf(returned, 'project')).toBe('sent_for_revision_to_topmanager');
  const again = after(returned, decide('founder'));
  expect(statusOf(again, 'project')).toBe('wait_approve_all');
  const signer = after(again, decide('mentor'), decide('mentor', 'revise'));
  expect(statusOf(signer, 'project')).toBe('sent_for_revision_to_founder');
});

test('an edit that is undone, and a request that is taken back, cost nobody a second review', () => {
  const approved = after(
    full(),
    ...['founder', 'mentor', 'expert', 'tracker'].map((r) => decide(r as RoleCode)),
  );
  const edit: Command = { kind: 'edit', section: 'project', actor: 'mentor' };
  const undone = after(approved, edit, edit, decide('founder'));
  expect(statusOf(undone, 'project')).toBe('approved_by_tracker');
  const asked = after(approved, decide('founder', 'revise'));
  expect(statusOf(asked, 'project')).toBe('sent_for_revision_to_tracker');
  expect(run(asked, edit)).toEqual({ refused: 'section_locked' });
  expect(statusOf(after(asked, decide('topmanager')), 'project')).toBe('approved_by_tracker');
  expect(statusOf(after(asked, decide('tracker', 'revise'), decide('founder')), 'project')).toBe(
    'wait_approve_all',
  );
});

test('who leaves is no longer waited for, and nobody is approved by a departure alone', () => {
  const sent = after(full(), decide('founder'));
  const without = after(sent, { kind: 'leave', role: 'expert' });
  expect(statusOf(without, 'project')).toBe('wait_approve_by_mentor_and_tracker');
  const signed = after(without, decide('mentor'), { kind: 'leave', role: 'tracker' });
  expect(statusOf(signed, 'project')).toBe('approved_by_mentor');
  const nobody = after(
    without,
    { kind: 'leave', role: 'tracker' },
    { kind: 'leave', role: 'mentor' },
  );
  expect(statusOf(nobody, 'project')).toBe('re_approval_required');
});

test('the first of each reviewing role resets what was sent; a second one and others do not', () => {
  const approved = after(newWorld('startup', ['founder'], ['project', 'plan']), decide('founder'));
  for (const role of ['coordinator', 'topmanager', 'founder'] as const) {
    expect(statusOf(after(approved, { kind: 'join', role }), 'project')).toBe(
      'approved_by_founder',
    );
  }
  for (const role of ['mentor', 'expert', 'tracker'] as const) {
    const joined = after(approved, { kind: 'join', role });
    expect(statusOf(joined, 'project')).toBe('re_approval_required');
    expect(statusOf(joined, 'plan')).toBe('stage_created');
    const again = after(joined, decide('founder'), decide(role), { kind: 'join', role });
    expect(statusOf(again, 'project')).toBe(`approved_by_${role}`);
  }
});
