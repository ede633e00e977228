import type { WorkflowSection } from '../../src/index.ts';
import { type Command, run } from './commands.ts';
import { RESEARCH_ROLES } from './research.ts';
import type { SectionRecord, World } from './world.ts';

/** A state that can be reached, and the states that follow it. */
export interface Node {
  world: World;
  /** Keys of what the team as it is can bring about by deciding. */
  byDecision: Set<string>;
}

/** What matters of a section's approval: an approval that cannot be restored is as good as none. */
function approvalKey({ content, approved }: SectionRecord): string {
  if (!approved) return 'none';
  if (approved.reviewerJoined || approved.returned) return 'void';
  return `${approved.approvedBy} ${approved.hash === content ? 'unchanged' : 'changed'}`;
}

function sectionKey(record: SectionRecord): string {
  const { roundOpen, supervisorSigned, requestPending } = record;
  return [approvalKey(record), roundOpen, supervisorSigned, requestPending].join();
}

/** States with the same key behave alike, whatever the letters of their content are. */
function key({ present, project, stages }: World): string {
  const parts = stages.map(({ status, plan, result }) => [status, plan, result].map(partKey));
  return JSON.stringify([present, project.status, sectionKey(project.section), parts]);
}

function partKey(part: string | SectionRecord): string {
  return typeof part === 'string' ? part : sectionKey(part);
}

/** What can happen to one project, or to one stage of it. */
export function commandsFor(
  sections: readonly WorkflowSection[],
  stageId: string | null,
): Command[] {
  const own = sections.flatMap((section) =>
    RESEARCH_ROLES.flatMap((actor): Command[] => [
      { kind: 'decide', section, stageId, actor, action: 'approve' },
      { kind: 'decide', section, stageId, actor, action: 'revise' },
      { kind: 'edit', section, stageId, actor },
    ]),
  );
  const team = RESEARCH_ROLES.flatMap((role): Command[] => [
    { kind: 'join', role },
    { kind: 'leave', role },
  ]);
  return [...own, ...team];
}

/** Every state that the commands can lead to from the given ones, breadth first. */
export function explore(starts: readonly World[], commands: readonly Command[]): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const queue: Node[] = [];
  const visit = (world: World): string => {
    const id = key(world);
    if (!nodes.has(id)) {
      const node = { world, byDecision: new Set<string>() };
      nodes.set(id, node);
      queue.push(node);
    }
    return id;
  };
  starts.forEach(visit);
  for (const node of queue) {
    for (const command of commands) {
      const outcome = run(node.world, command);
      if ('refused' in outcome) continue;
      const next = visit(outcome.world);
      if (command.kind === 'decide') node.byDecision.add(next);
    }
  }
  return nodes;
}

/** The states from which decisions alone lead to one that `isGoal`. */
export function canReach(
  nodes: ReadonlyMap<string, Node>,
  isGoal: (world: World) => boolean,
): Set<string> {
  const before = new Map<string, string[]>();
  for (const [id, { byDecision }] of nodes) {
    for (const next of byDecision) before.set(next, [...(before.get(next) ?? []), id]);
  }
  const reached = new Set([...nodes].filter(([, { world }]) => isGoal(world)).map(([id]) => id));
  const queue = [...reached];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const previous of before.get(id) ?? []) {
      if (reached.has(previous)) continue;
      reached.add(previous);
      queue.push(previous);
    }
  }
  return reached;
}
