import { describe, expect, test } from 'vitest';
import {
  type RoleCode,
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
  type WorkflowSection,
} from '../../../src/index.ts';
import { type Command, run } from './commands.ts';
import { newWorld, recordOf, type SectionRecord, startup, type World } from './world.ts';

const REVIEWERS: RoleCode[] = ['mentor', 'expert', 'tracker'];

/** What matters of a section: an approval that cannot be restored is as good as none. */
function keyOf(record: SectionRecord): string {
  const { approved, content, status, signed, sender, requestPending, roundOpen } = record;
  const live = approved && !approved.reviewerJoined && !approved.returned ? approved : null;
  const edition = live && `${live.approvedBy}${live.hash === content}`;
  return [status, edition, roundOpen, signed.join('+'), sender, requestPending].join();
}

const worldKey = ({ held, sections }: World) =>
  [[...held].sort().join('+'), ...sections.map(keyOf)].join('|');

function commandsFor(
  section: WorkflowSection,
  actors: readonly RoleCode[],
  comers: readonly RoleCode[],
): Command[] {
  return [
    ...actors.flatMap((actor): Command[] => [
      { kind: 'decide', section, actor, action: 'approve' },
      { kind: 'decide', section, actor, action: 'revise' },
    ]),
    { kind: 'edit', section, actor: 'founder' },
    ...comers.flatMap((role): Command[] => [
      { kind: 'join', role },
      { kind: 'leave', role },
    ]),
  ];
}

interface Node {
  world: World;
  byDecision: Set<string>;
}

/** Every state that the commands can lead to, breadth first. */
function explore(start: World, commands: readonly Command[]): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const visit = (world: World): string => {
    const key = worldKey(world);
    if (!nodes.has(key)) nodes.set(key, { world, byDecision: new Set() });
    return key;
  };
  visit(start);
  // a Map is walked in the order of insertion, what is added meanwhile included
  for (const [, node] of nodes) {
    for (const command of commands) {
      const outcome = run(node.world, command);
      if ('refused' in outcome) continue;
      const next = visit(outcome.world);
      if (command.kind === 'decide') node.byDecision.add(next);
    }
  }
  return nodes;
}

/** The states from which no decisions of those who are there lead to an approval of `section`. */
function stuck(nodes: ReadonlyMap<string, Node>, section: WorkflowSection): string[] {
  const isGoal = ({ world }: Node) => startup.approved(recordOf(world, section));
  const reached = new Set([...nodes].filter(([, node]) => isGoal(node)).map(([key]) => key));
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const [key, { byDecision }] of nodes) {
      if ([...byDecision].some((next) => reached.has(next))) reached.add(key);
    }
  }
  return [...nodes.keys()].filter((key) => !reached.has(key));
}

const EVERYBODY: RoleCode[] = ['founder', 'topmanager', ...REVIEWERS];
const seenIn = (nodes: ReadonlyMap<string, Node>, section: WorkflowSection) =>
  [...new Set([...nodes.values()].map(({ world }) => recordOf(world, section).status))].sort();

describe('the project section of a startup', () => {
  const nodes = explore(
    newWorld(['founder', 'topmanager'], ['project']),
    commandsFor('project', EVERYBODY, REVIEWERS),
  );

  test('reaches every status of the spec and no other', () => {
    expect(seenIn(nodes, 'project')).toEqual([...STARTUP_PROJECT_STATUSES].sort());
  });

  test('can always be brought to an approval by the people who are there', () => {
    expect(stuck(nodes, 'project')).toEqual([]);
  });

  test('is always the move of somebody who is there', () => {
    for (const { world } of nodes.values()) {
      const { status } = recordOf(world, 'project');
      const movers = startup.movers({ section: 'project', status }, new Set(world.held));
      expect([status, movers.length > 0]).toEqual([status, true]);
      for (const role of movers) expect(world.held).toContain(role);
    }
  });
});

test('founders and top managers come and go, and a section is never left to nobody', () => {
  const nodes = explore(
    newWorld(['founder'], ['project']),
    commandsFor(
      'project',
      ['founder', 'topmanager', 'mentor'],
      ['founder', 'topmanager', 'mentor'],
    ),
  );
  expect(stuck(nodes, 'project')).toEqual([]);
  for (const { world } of nodes.values()) {
    const { status } = recordOf(world, 'project');
    for (const role of startup.movers({ section: 'project', status }, new Set(world.held))) {
      expect(world.held).toContain(role);
    }
  }
});

test('a plan and a result reach every status of their own', () => {
  const plan = explore(
    newWorld(['founder', 'topmanager'], ['plan', 'result']),
    commandsFor('plan', EVERYBODY, REVIEWERS),
  );
  expect(seenIn(plan, 'plan')).toEqual([...STARTUP_PLAN_STATUSES].sort());
  expect(stuck(plan, 'plan')).toEqual([]);
  const start = newWorld(['founder', 'topmanager'], ['plan', 'result']);
  recordOf(start, 'plan').status = 'approved_by_founder';
  const result = explore(start, [
    ...commandsFor('result', EVERYBODY, REVIEWERS),
    { kind: 'decide', section: 'plan', actor: 'founder', action: 'approve' },
    { kind: 'decide', section: 'plan', actor: 'mentor', action: 'approve' },
    { kind: 'decide', section: 'plan', actor: 'expert', action: 'approve' },
    { kind: 'decide', section: 'plan', actor: 'tracker', action: 'approve' },
  ]);
  expect(seenIn(result, 'result')).toEqual([...STARTUP_RESULT_STATUSES].sort());
  expect(stuck(result, 'result')).toEqual([]);
});
