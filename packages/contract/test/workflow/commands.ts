import type { DecisionAction, RoleCode, TeamChange, WorkflowSection } from '../../src/index.ts';
import { applyEffects } from './apply-effects.ts';
import {
  AUTHORS,
  completionOf,
  factsOf,
  numericStage,
  recordOf,
  rulesOf,
  sectionsOf,
  setStatus,
  stageOf,
  statesOf,
  statusOf,
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
  const attempt = { section, status: statusOf(world, section), actor, action };
  const decision = rulesOf(world).decide(attempt, factsOf(world, section));
  if (!decision.ok) return { refused: decision.code };
  const record = recordOf(world, section);
  applyEffects(record, decision.effects, actor);
  record.requestPending = decision.requestPending;
  setStatus(world, section, decision.next);
  return { world, row: decision.row };
}

function edit(world: World, { section, actor }: Of<'edit'>): Outcome {
  if (!world.held.includes(actor)) return { refused: 'absent' };
  const effect = rulesOf(world).edit({
    section,
    status: statusOf(world, section),
    resultStatus: section === 'plan' ? numericStage(world).resultStatus : null,
    role: actor,
    completion: completionOf(world),
  });
  if (effect.kind === 'refused') return { refused: effect.code };
  const record = recordOf(world, section);
  record.content = record.content === 'first' ? 'second' : 'first';
  if (effect.kind === 'saved' && effect.newEdition) record.edition = record.content;
  if (effect.kind === 'reapproval') {
    record.requestPending = false;
    setStatus(world, section, effect.next);
  }
  return { world };
}

function teamChange(world: World, change: TeamChange & { held: ReadonlySet<RoleCode> }): Outcome {
  const outcome = rulesOf(world).teamChange(change, {
    completion: completionOf(world),
    sections: statesOf(world),
    reviewerReset: 'every',
  });
  if (!outcome.ok) return { refused: outcome.code };
  for (const { section, stageId, effects, to } of outcome.changes) {
    const record = recordOf(world, section);
    applyEffects(record, effects, null);
    record.requestPending = false;
    setStatus(world, section, to);
    // the mark goes to every edition of the stage
    const marks = effects.filter(({ kind }) => kind === 'markReviewerJoined');
    for (const other of sectionsOf(world)) {
      if (stageOf(other) === stageId) applyEffects(recordOf(world, other), marks, null);
    }
  }
  world.held = [...change.held];
  return { world };
}

function join(world: World, { role }: Of<'join'>): Outcome {
  const held = new Set([...world.held, role]);
  return teamChange(world, { kind: 'joined', role, first: !world.held.includes(role), held });
}

/** The creator keeps an author's role, so that one who may write always remains. */
function leave(world: World, { role }: Of<'leave'>): Outcome {
  const held = new Set(world.held.filter((one) => one !== role));
  const stays = AUTHORS[world.kind].some((author) => held.has(author));
  if (!world.held.includes(role) || !stays) return { refused: 'creator_stays' };
  return teamChange(world, { kind: 'left', role, held });
}

function deleteStage(world: World): Outcome {
  const refused = rulesOf(world).deletion(numericStage(world), completionOf(world));
  if (refused) return { refused };
  setStatus(world, 'plan', 'deleted');
  if (world.kind === 'startup') setStatus(world, 'result', 'deleted');
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
