import type {
  DecisionAction,
  ProjectStatus,
  StageStatus,
  WorkflowSection,
  WorkflowStatus,
} from '../../src/index.ts';
import { applyEffects } from './apply-effects.ts';
import {
  applyTeamEvent,
  decideResearch,
  type ResearchRole,
  research,
  type TeamEvent,
} from './research.ts';
import {
  completionOf,
  factsOf,
  newStage,
  recordOf,
  stageOf,
  stateOf,
  type World,
} from './world.ts';

/** Something that a person does, or that happens to the team. */
export type Command =
  | {
      kind: 'decide';
      section: WorkflowSection;
      stageId: string | null;
      actor: ResearchRole;
      action: DecisionAction;
    }
  | { kind: 'edit'; section: WorkflowSection; stageId: string | null; actor: ResearchRole }
  | { kind: 'join'; role: ResearchRole }
  | { kind: 'leave'; role: ResearchRole }
  | { kind: 'addStage' }
  | { kind: 'deleteStage'; stageId: string };

/** The world after a command, or the code with which it was refused. */
export type Outcome = { world: World; row?: string } | { refused: string };

function setStatus(world: World, stageId: string | null, status: WorkflowStatus): void {
  if (stageId === null) world.project.status = status as ProjectStatus;
  else stageOf(world, stageId).status = status as StageStatus;
}

function statusOf(world: World, stageId: string | null): WorkflowStatus {
  return stageId === null ? world.project.status : stageOf(world, stageId).status;
}

function decide(world: World, command: Extract<Command, { kind: 'decide' }>): Outcome {
  const { section, stageId, actor, action } = command;
  if (!world.present[actor]) return { refused: 'absent' };
  const status = statusOf(world, stageId) as StageStatus;
  const facts = factsOf(world, section, stageId);
  const decision = decideResearch(section, status, actor, action, facts);
  if (!decision.ok) return { refused: decision.code };
  const record = recordOf(world, section, stageId);
  applyEffects(record, decision.effects, actor);
  record.requestPending = decision.requestPending;
  setStatus(world, stageId, decision.next);
  return { world, row: decision.row };
}

function edit(world: World, command: Extract<Command, { kind: 'edit' }>): Outcome {
  const { section, stageId, actor } = command;
  if (!world.present[actor]) return { refused: 'absent' };
  const status = statusOf(world, stageId) as StageStatus;
  const effect = research.edit({
    section,
    status,
    resultStatus: null,
    role: actor,
    completion: completionOf(world),
  });
  if (effect.kind === 'refused') return { refused: effect.code };
  const record = recordOf(world, section, stageId);
  record.content = record.content === 'first' ? 'second' : 'first';
  if (effect.kind === 'saved' && effect.newEdition) record.edition = record.content;
  if (effect.kind === 'reapproval') {
    record.requestPending = false;
    setStatus(world, stageId, effect.next);
  }
  return { world };
}

function markReviewerJoined(world: World): void {
  for (const { plan, result } of world.stages) {
    for (const { approved } of [plan, result]) if (approved) approved.reviewerJoined = true;
  }
}

function teamEvent(world: World, event: Exclude<TeamEvent, { kind: 'invited' }>): Outcome {
  const outcome = applyTeamEvent(event, stateOf(world), { reviewerReset: 'every' });
  if (!outcome.ok) return { refused: outcome.code };
  for (const { section, stageId, effects, to } of outcome.changes) {
    const record = recordOf(world, section, stageId);
    applyEffects(record, effects, null);
    record.requestPending = false;
    setStatus(world, stageId, to);
  }
  if (event.kind === 'joined' && event.role !== 'researcher') markReviewerJoined(world);
  world.present = event.present;
  return { world };
}

/** The creator keeps an author's role, so that a researcher or a supervisor always remains. */
function leave(world: World, role: ResearchRole): Outcome {
  const present = { ...world.present, [role]: false };
  if (!world.present[role] || !(present.researcher || present.supervisor)) {
    return { refused: 'creator_stays' };
  }
  return teamEvent(world, { kind: 'left', role, present });
}

function join(world: World, role: ResearchRole): Outcome {
  const present = { ...world.present, [role]: true };
  return teamEvent(world, { kind: 'joined', role, first: !world.present[role], present });
}

function addStage(world: World): Outcome {
  if (completionOf(world) === 'succeeded') return { refused: 'project_finished' };
  world.stages.push(newStage(`stage ${world.stages.length}`, 'numeric'));
  return { world };
}

function deleteStage(world: World, stageId: string): Outcome {
  const stage = stageOf(world, stageId);
  const refused = research.deletion({ ...stage, resultStatus: null }, completionOf(world));
  if (refused) return { refused };
  stage.status = 'deleted';
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
      return join(world, command.role);
    case 'leave':
      return leave(world, command.role);
    case 'addStage':
      return addStage(world);
    case 'deleteStage':
      return deleteStage(world, command.stageId);
  }
}
