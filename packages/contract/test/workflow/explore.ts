import type { RoleCode, WorkflowSection } from '../../src/index.ts';
import { type Command, run } from './commands.ts';
import { rulesOf, type SectionRecord, statusOf, type World } from './world.ts';

/** A state that can be reached, and the states that the team as it is can bring about by deciding. */
interface Node {
  world: World;
  byDecision: Set<string>;
}

/** What matters of a section: an approval that cannot be restored is as good as none. */
function recordKey(record: SectionRecord): string {
  const { approved, content, signed, sender, requestPending, roundOpen } = record;
  const live = approved && !approved.reviewerJoined && !approved.returned ? approved : null;
  const edition = live && `${live.approvedBy}${live.hash === content}`;
  return [edition, roundOpen, signed.join('+'), sender, requestPending].join();
}

const worldKey = ({ held, statuses, records }: World) =>
  [
    [...held].sort().join('+'),
    ...Object.values(statuses),
    ...Object.values(records).map(recordKey),
  ].join('|');

/** What people may do with the sections, and who comes and goes. */
export function commandsFor(
  sections: readonly WorkflowSection[],
  people: {
    actors: readonly RoleCode[];
    editors: readonly RoleCode[];
    comers: readonly RoleCode[];
  },
): Command[] {
  const own = sections.flatMap((section): Command[] => [
    ...people.actors.flatMap((actor): Command[] => [
      { kind: 'decide', section, actor, action: 'approve' },
      { kind: 'decide', section, actor, action: 'revise' },
    ]),
    ...people.editors.map((actor): Command => ({ kind: 'edit', section, actor })),
  ]);
  const team = people.comers.flatMap((role): Command[] => [
    { kind: 'join', role },
    { kind: 'leave', role },
  ]);
  return [...own, ...team];
}

export type Nodes = ReadonlyMap<string, Node>;

/** Every state that the commands can lead to from the given ones, breadth first. */
export function explore(starts: readonly World[], commands: readonly Command[]): Nodes {
  const nodes = new Map<string, Node>();
  const visit = (world: World): string => {
    const key = worldKey(world);
    if (!nodes.has(key)) nodes.set(key, { world, byDecision: new Set() });
    return key;
  };
  starts.forEach(visit);
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

/** The states from which no decisions of those who are there lead to one that `isGoal`. */
export function stuck(nodes: Nodes, isGoal: (world: World) => boolean): string[] {
  const before = new Map<string, string[]>();
  for (const [key, { byDecision }] of nodes) {
    for (const next of byDecision) before.set(next, [...(before.get(next) ?? []), key]);
  }
  const queue = [...nodes].filter(([, { world }]) => isGoal(world)).map(([key]) => key);
  const reached = new Set(queue);
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const previous of before.get(key) ?? []) {
      if (reached.has(previous)) continue;
      reached.add(previous);
      queue.push(previous);
    }
  }
  return [...nodes.keys()].filter((key) => !reached.has(key));
}

export const isApprovedIn = (section: WorkflowSection) => (world: World) =>
  rulesOf(world).approved({ section, status: statusOf(world, section) });

/** The statuses of a section in all the states, in order. */
export const seenIn = (nodes: Nodes, section: WorkflowSection): string[] =>
  [...new Set([...nodes.values()].map(({ world }) => statusOf(world, section)))].sort();
