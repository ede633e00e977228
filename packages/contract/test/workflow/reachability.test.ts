import { describe, expect, test } from 'vitest';
import {
  PROJECT_STATUSES,
  RESULT_STATUS,
  type RoleCode,
  STAGE_STATUSES,
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
} from '../../src/index.ts';
import { commandsFor, explore, isApprovedIn, type Nodes, seenIn, stuck } from './explore.ts';
import { newWorld, rulesOf, setStatus, statusOf, type World } from './world.ts';

const RESEARCH: RoleCode[] = ['researcher', 'supervisor', 'curator'];
const REVIEWERS: RoleCode[] = ['mentor', 'expert', 'tracker'];
const AUTHORS: RoleCode[] = ['founder', 'topmanager'];
const everybody = { actors: RESEARCH, editors: RESEARCH, comers: RESEARCH };
const company = {
  actors: [...AUTHORS, ...REVIEWERS],
  editors: ['founder'] as RoleCode[],
  comers: REVIEWERS,
};
/** Every team that can found a research project: the creator is a researcher or a supervisor. */
const FOUNDERS: RoleCode[][] = [['researcher'], ['supervisor']];
const sorted = (statuses: readonly string[]) => [...statuses].sort();

function expectMoversThere(nodes: Nodes): void {
  for (const { world } of nodes.values()) {
    const status = statusOf(world, 'project');
    const movers = rulesOf(world).movers({ section: 'project', status }, new Set(world.held));
    expect([status, movers.length > 0]).toEqual([status, true]);
    for (const role of movers) expect(world.held).toContain(role);
  }
}

describe.each([
  {
    name: 'research',
    nodes: explore(
      FOUNDERS.map((held) => newWorld('nir', held, ['project'])),
      commandsFor(['project'], everybody),
    ),
    statuses: PROJECT_STATUSES,
  },
  {
    name: 'a startup',
    nodes: explore([newWorld('startup', AUTHORS, ['project'])], commandsFor(['project'], company)),
    statuses: STARTUP_PROJECT_STATUSES,
  },
])('the project section of $name', ({ nodes, statuses }) => {
  test('reaches every status of the spec and no other', () => {
    expect(seenIn(nodes, 'project')).toEqual(sorted(statuses));
  });

  test('can always be brought to an approval by the people who are there', () => {
    expect(stuck(nodes, isApprovedIn('project'))).toEqual([]);
  });

  test('is always the move of somebody who is there', () => {
    expectMoversThere(nodes);
  });
});

test('founders and top managers come and go, and a section is never left to nobody', () => {
  const people: RoleCode[] = ['founder', 'topmanager', 'mentor'];
  const commands = commandsFor(['project'], {
    actors: people,
    editors: ['founder'],
    comers: people,
  });
  const nodes = explore([newWorld('startup', ['founder'], ['project'])], commands);
  expect(stuck(nodes, isApprovedIn('project'))).toEqual([]);
  expectMoversThere(nodes);
});

describe('a numeric stage of research', () => {
  const start = FOUNDERS.map((held) => newWorld('nir', held, ['plan', 'result']));
  const nodes = explore(start, [
    ...commandsFor(['plan', 'result'], everybody),
    { kind: 'deleteStage' },
  ]);

  test('reaches every status of the spec and no other', () => {
    expect(seenIn(nodes, 'plan')).toEqual(sorted(STAGE_STATUSES));
  });

  test('can always be brought to an approved result, unless it is deleted', () => {
    const isDeleted = (world: World) => statusOf(world, 'plan') === 'deleted';
    const isDone = isApprovedIn('result');
    expect(stuck(nodes, (world) => isDeleted(world) || isDone(world))).toEqual([]);
  });
});

test('the plan and the result of a startup reach every status of their own', () => {
  const fresh = () => newWorld('startup', AUTHORS, ['plan', 'result']);
  const plan = explore([fresh()], commandsFor(['plan'], company));
  expect(seenIn(plan, 'plan')).toEqual(sorted(STARTUP_PLAN_STATUSES));
  expect(stuck(plan, isApprovedIn('plan'))).toEqual([]);
  const planned = fresh();
  setStatus(planned, 'plan', 'approved_by_founder');
  const approvals = (['founder', ...REVIEWERS] as const).map((actor) => ({
    kind: 'decide' as const,
    section: 'plan' as const,
    actor,
    action: 'approve' as const,
  }));
  const result = explore([planned], [...commandsFor(['result'], company), ...approvals]);
  expect(seenIn(result, 'result')).toEqual(sorted(STARTUP_RESULT_STATUSES));
  expect(stuck(result, isApprovedIn('result'))).toEqual([]);
});

describe('the finish stage of research', () => {
  const teams = RESEARCH.slice(0, 2).flatMap((author) =>
    [[], ['supervisor' as const]].flatMap((supervisor) =>
      [[], ['curator' as const]].map((curator): RoleCode[] => [
        ...new Set([author, ...supervisor, ...curator]),
      ]),
    ),
  );
  const starts = teams.map((held) => {
    const world = newWorld('nir', held, ['project', 'plan', 'result', 'final']);
    setStatus(world, 'project', 'approved_by_researcher');
    setStatus(world, 'plan', 'result_approved_by_researcher');
    return world;
  });
  const nodes = explore(
    starts,
    commandsFor(['final'], everybody).filter(({ kind }) => kind !== 'join'),
  );

  test('reaches every result status', () => {
    const seen = seenIn(nodes, 'final');
    for (const expected of Object.values(RESULT_STATUS)) expect(seen).toContain(expected);
    expect(seen).not.toContain('deleted');
  });

  test('can always be brought to success', () => {
    expect(stuck(nodes, isApprovedIn('final'))).toEqual([]);
  });
});
