import type {
  DecisionAction,
  RoleCode,
  TeamChange,
  WorkflowSection,
  WorkflowStatus,
} from '../../../src/index.ts';
import { applyEffects } from './apply-effects.ts';
import {
  completionOf,
  factsOf,
  numericStage,
  recordOf,
  startup,
  stateOf,
  type World,
} from './world.ts';

/** Something that a person does, or that happens to the team. */
export type Command =
  | { kind: 'decide'; section: WorkflowSection; actor: RoleCode; action: DecisionAction }
  | { kind: 'edit'; section: WorkflowSection; actor: RoleCode }
  | { kind: 'join'; role: RoleCode }
  | { kind: 'leave'; role: RoleCode }
  | { kind: 'deleteStage' };

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;

/** The world after a command, or the code with which it was refused. */
export type Outcome = { world: World; row?: string } | { refused: string };

function decide(world: World, { section, actor, action }: Of<'decide'>): Outcome {
  if (!world.held.includes(actor)) return { refused: 'absent' };
  const record = recordOf(world, section);
  const attempt = { section, status: record.status, actor, action };
  const decision = startup.decide(attempt, factsOf(world, section));
  if (!decision.ok) return { refused: decision.code };
  applyEffects(record, decision.effects, actor);
  record.requestPending = decision.requestPending;
  record.status = decision.next;
  return { world, row: decision.row };
}

function resultStatusFor(world: World, section: WorkflowSection): WorkflowStatus | null {
  return section === 'plan' ? numericStage(world).resultStatus : null;
}

function edit(world: World, { section, actor }: Of<'edit'>): Outcome {
  if (!world.held.includes(actor)) return { refused: 'absent' };
  const record = recordOf(world, section);
  const effect = startup.edit({
    section,
    status: record.status,
    resultStatus: resultStatusFor(world, section),
    role: actor,
    completion: completionOf(world),
  });
  if (effect.kind === 'refused') return { refused: effect.code };
  record.content = record.content === 'first' ? 'second' : 'first';
  if (effect.kind === 'reapproval') {
    record.requestPending = false;
    record.status = effect.next;
  }
  return { world };
}

function teamChange(world: World, change: TeamChange & { held: ReadonlySet<RoleCode> }): Outcome {
  const situation = {
    completion: completionOf(world),
    sections: stateOf(world),
    reviewerReset: 'every' as const,
  };
  const outcome = startup.teamChange(change, situation);
  if (!outcome.ok) return { refused: outcome.code };
  for (const { section, effects, to } of outcome.changes) {
    const record = recordOf(world, section);
    applyEffects(record, effects, null);
    record.requestPending = false;
    record.status = to;
  }
  world.held = [...change.held];
  return { world };
}

function join(world: World, { role }: Of<'join'>): Outcome {
  const held = new Set([...world.held, role]);
  return teamChange(world, { kind: 'joined', role, first: !world.held.includes(role), held });
}

/** The creator keeps an author's role, so that a founder or a top manager always remains. */
function leave(world: World, { role }: Of<'leave'>): Outcome {
  const held = new Set(world.held.filter((one) => one !== role));
  const authors = held.has('founder') || held.has('topmanager');
  if (!world.held.includes(role) || !authors) return { refused: 'creator_stays' };
  return teamChange(world, { kind: 'left', role, held });
}

function deleteStage(world: World): Outcome {
  const refused = startup.deletion(numericStage(world), completionOf(world));
  if (refused) return { refused };
  world.sections = world.sections.filter(({ stageId }) => stageId !== 'stage');
  return { world };
}

/** Carries out a command on a copy of the world, as the server's shell would. */
export function run(before: World, command: Command): Outcome {
  const world = structuredClone(before);
  switch (command.kind) {
    case 'decide':
      return decide(world, command);
    case 'edit':
      return edit(world, command);
    case 'join':
      return join(world, command);
    case 'leave':
      return leave(world, command);
    case 'deleteStage':
      return deleteStage(world);
  }
}
