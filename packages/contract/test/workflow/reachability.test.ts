import { describe, expect, test } from 'vitest';
import { PROJECT_STATUSES, RESULT_STATUS, STAGE_STATUSES } from '../../src/index.ts';
import { canReach, commandsFor, explore } from './explore.ts';
import { isApproved, type Presence } from './research.ts';
import { newStage, newWorld, stageOf, type World } from './world.ts';

/** Every team that can found a project: the creator is a researcher or a supervisor. */
const TEAMS: readonly Presence[] = [
  { researcher: true, supervisor: false, curator: false },
  { researcher: false, supervisor: true, curator: false },
];

function stuck(nodes: ReturnType<typeof explore>, isGoal: (world: World) => boolean): string[] {
  const reached = canReach(nodes, isGoal);
  return [...nodes.keys()].filter((id) => !reached.has(id));
}

describe('the project section', () => {
  const nodes = explore(
    TEAMS.map((present) => newWorld(present, [])),
    commandsFor(['project'], null),
  );

  test('reaches every status of the spec and no other', () => {
    const seen = new Set([...nodes.values()].map(({ world }) => world.project.status));
    expect([...seen].sort()).toEqual([...PROJECT_STATUSES].sort());
  });

  test('can always be brought to an approval by the people who are there', () => {
    expect(stuck(nodes, (world) => isApproved('project', world.project.status))).toEqual([]);
  });
});

describe('a numeric stage', () => {
  const start = TEAMS.map((present) => newWorld(present, [newStage('stage', 'numeric')]));
  const nodes = explore(start, [
    ...commandsFor(['plan', 'result'], 'stage'),
    { kind: 'deleteStage', stageId: 'stage' },
  ]);
  const status = (world: World) => stageOf(world, 'stage').status;

  test('reaches every status of the spec and no other', () => {
    const seen = new Set([...nodes.values()].map(({ world }) => status(world)));
    expect([...seen].sort()).toEqual([...STAGE_STATUSES].sort());
  });

  test('can always be brought to an approved result, unless it is deleted', () => {
    const done = (world: World) =>
      status(world) === 'deleted' || status(world).startsWith('result_approved');
    expect(stuck(nodes, done)).toEqual([]);
  });
});

describe('the finish stage', () => {
  const start = TEAMS.map((present) => {
    const world = newWorld(present, [newStage('stage', 'numeric'), newStage('finish', 'finish')]);
    world.project.status = 'approved_by_researcher';
    stageOf(world, 'stage').status = 'result_approved_by_researcher';
    return world;
  });
  const own = commandsFor(['final'], 'finish').filter(({ kind }) => kind !== 'join');
  const teams = start.flatMap((world) =>
    [true, false].flatMap((supervisor) =>
      [true, false].map((curator) => ({
        ...world,
        present: {
          ...world.present,
          supervisor: supervisor || world.present.supervisor,
          curator,
        },
      })),
    ),
  );
  const nodes = explore(teams, own);
  const status = (world: World) => stageOf(world, 'finish').status;

  test('reaches every result status', () => {
    const seen = new Set([...nodes.values()].map(({ world }) => status(world)));
    for (const expected of Object.values(RESULT_STATUS)) expect(seen).toContain(expected);
    expect(seen.has('deleted')).toBe(false);
  });

  test('can always be brought to success', () => {
    expect(stuck(nodes, (world) => status(world).startsWith('result_approved'))).toEqual([]);
  });
});
