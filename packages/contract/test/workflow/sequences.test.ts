import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isResultStatus, PROJECT_STATUSES, STAGE_STATUSES } from '../../src/index.ts';
import { type Command, run } from './commands.ts';
import { heldBy, isApproved, RESEARCH_ROLES, research, whoseMove } from './research.ts';
import { completionOf, newStage, newWorld, type World } from './world.ts';

const STAGES = [newStage('one', 'numeric'), newStage('finish', 'finish')];

const actor = fc.constantFrom(...RESEARCH_ROLES);
const TARGETS = [
  { section: 'project', stageId: null },
  { section: 'plan', stageId: 'one' },
  { section: 'result', stageId: 'one' },
  { section: 'final', stageId: 'finish' },
] as const;
const target = fc.constantFrom(...TARGETS);
const decision = fc
  .tuple(target, actor, fc.constantFrom('approve' as const, 'revise' as const))
  .map(([t, who, action]): Command => ({ kind: 'decide', ...t, actor: who, action }));

/** Everybody approves in turn: without it hardly any sequence would get as far as success. */
const approvalOf = (t: (typeof TARGETS)[number]) =>
  RESEARCH_ROLES.map((who): Command => ({ kind: 'decide', ...t, actor: who, action: 'approve' }));
const approval = target.map(approvalOf);

const disturbance: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(target, actor).map(([t, who]): Command => ({ kind: 'edit', ...t, actor: who })),
  actor.map((role): Command => ({ kind: 'join', role })),
  actor.map((role): Command => ({ kind: 'leave', role })),
  fc.constant<Command>({ kind: 'deleteStage', stageId: 'one' }),
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

const everybody = { researcher: true, supervisor: true, curator: true };
const team = fc
  .record({ researcher: fc.boolean(), supervisor: fc.boolean(), curator: fc.boolean() })
  .filter(({ researcher, supervisor }) => researcher || supervisor);

function checkRounds(world: World): void {
  const { section, status } = world.project;
  expect(section.roundOpen).toBe(research.family(status) === 'waiting');
  for (const stage of world.stages) {
    const waits = research.family(stage.status) === 'waiting';
    const ofResult = isResultStatus(stage.status);
    expect(stage.result.roundOpen).toBe(waits && ofResult);
    if (stage.kind === 'numeric') expect(stage.plan.roundOpen).toBe(waits && !ofResult);
  }
}

function checkApprovals(world: World): void {
  const { status, section } = world.project;
  if (isApproved('project', status)) expect(section.approved?.hash).toBe(section.content);
  for (const { kind, status: stage, plan, result } of world.stages) {
    if (kind === 'numeric' && (isApproved('plan', stage) || isResultStatus(stage))) {
      expect(plan.approved?.hash).toBe(plan.content);
    }
    if (isResultStatus(stage) && isApproved('result', stage)) {
      expect(result.approved?.hash).toBe(result.content);
    }
  }
}

function checkWorld(world: World): void {
  expect(PROJECT_STATUSES).toContain(world.project.status);
  for (const { status } of world.stages) {
    expect(STAGE_STATUSES).toContain(status);
    const turn = whoseMove(status, world.present);
    if (turn) expect(heldBy(world.present)).toContain(turn);
  }
  checkRounds(world);
  checkApprovals(world);
}

test('any sequence of decisions, edits and changes of the team leaves a project in order', () => {
  const completions = new Set<string>();
  fc.assert(
    fc.property(team, commands, (present, steps) => {
      let world = newWorld(present, structuredClone(STAGES));
      for (const step of steps) {
        const before = completionOf(world);
        const outcome = run(world, step);
        if ('refused' in outcome) continue;
        world = outcome.world;
        checkWorld(world);
        completions.add(completionOf(world));
        if (before === 'succeeded') expect(['decide', 'leave', 'join']).toContain(step.kind);
      }
    }),
    // one of the runs comes to success whatever chance brings
    { numRuns: 400, examples: [[everybody, TARGETS.flatMap(approvalOf)]] },
  );
  expect([...completions].sort()).toEqual(['final_report_expected', 'none', 'succeeded']);
});

test('an edit that is undone costs nobody a second review', () => {
  fc.assert(
    fc.property(team, (present) => {
      const author = present.researcher ? 'researcher' : 'supervisor';
      const approvals = RESEARCH_ROLES.map(
        (who): Command => ({
          kind: 'decide',
          section: 'project',
          stageId: null,
          actor: who,
          action: 'approve',
        }),
      );
      const edit: Command = { kind: 'edit', section: 'project', stageId: null, actor: author };
      let world = newWorld(present, []);
      for (const step of [...approvals, edit, edit]) {
        const outcome = run(world, step);
        if ('world' in outcome) world = outcome.world;
      }
      expect(world.project.status).toBe('re_approval_required');
      const sent = run(world, {
        kind: 'decide',
        section: 'project',
        stageId: null,
        actor: author,
        action: 'approve',
      });
      expect('world' in sent && isApproved('project', sent.world.project.status)).toBe(true);
    }),
  );
});
