import type { StageKind } from '../kinds/kinds.ts';
import { PHASES, type Phase, type TargetPhase } from './phases.ts';
import {
  PLAN_STATUS,
  PROJECT_STATUS,
  type ProjectStatus,
  RESULT_STATUS,
  type ResearchStatus,
  type ResultPhase,
  type StageStatus,
} from './statuses.ts';

/** What is sent, approved and returned as one thing. */
export const RESEARCH_SECTIONS = ['project', 'plan', 'result', 'final'] as const;
export type ResearchSection = (typeof RESEARCH_SECTIONS)[number];
/** Startups and articles have the same sections as research. */
export type WorkflowSection = ResearchSection;

/** The statuses that the object of a section may have. */
export type StatusOf<S extends ResearchSection> = S extends 'project' ? ProjectStatus : StageStatus;

const RESULT_PHASES = Object.keys(RESULT_STATUS) as ResultPhase[];
const results = RESULT_PHASES.map((phase) => [RESULT_STATUS[phase], phase] as const);

/**
 * The phase of a section by the status of its project or stage. A result begins where the plan is
 * approved; the finish stage has no plan and begins where it is created.
 */
const PHASE_BY_STATUS: Readonly<Record<ResearchSection, ReadonlyMap<ResearchStatus, Phase>>> = {
  project: new Map(PHASES.map((phase) => [PROJECT_STATUS[phase], phase])),
  plan: new Map(PHASES.map((phase) => [PLAN_STATUS[phase], phase])),
  result: new Map<ResearchStatus, Phase>([
    ['approved_by_researcher', 'created'],
    ['approved_by_supervisor', 'created'],
    ['approved_by_curator', 'created'],
    ['re_approval_required', 'reapproval'],
    ...results,
  ]),
  final: new Map<ResearchStatus, Phase>([
    ['stage_created', 'created'],
    ['re_approval_required', 'reapproval'],
    ...results,
  ]),
};

/** The phase of `section`, or null when the status belongs to another part of the stage. */
export function phaseOf(section: ResearchSection, status: ResearchStatus): Phase | null {
  return PHASE_BY_STATUS[section].get(status) ?? null;
}

/** Every status in which `section` is in `phase`. */
export function statusesIn(section: ResearchSection, phase: Phase): ResearchStatus[] {
  return [...PHASE_BY_STATUS[section]].filter(([, p]) => p === phase).map(([status]) => status);
}

/** The status that puts `section` into `phase`. */
export function statusFor<S extends ResearchSection>(section: S, phase: TargetPhase): StatusOf<S>;
export function statusFor(section: ResearchSection, phase: TargetPhase): ResearchStatus {
  if (section === 'project') return PROJECT_STATUS[phase];
  if (section === 'plan' || phase === 'reapproval') return PLAN_STATUS[phase];
  return RESULT_STATUS[phase];
}

/** True for the statuses that a stage of research has once its result was sent. */
export function isResultStatus(status: string): boolean {
  return (Object.values(RESULT_STATUS) as string[]).includes(status);
}

/** True for «approved by …» of the project section or of a plan, and for «result approved by …». */
export function isApproved(section: ResearchSection, status: ResearchStatus): boolean {
  return phaseOf(section, status)?.startsWith('approved') ?? false;
}

/**
 * The section that a call on a stage decides; null where there is none: the start stage is decided
 * with the project, the finish stage has no plan.
 */
export function stageSection(
  kind: StageKind,
  part: 'plan' | 'result',
): Exclude<ResearchSection, 'project'> | null {
  if (kind === 'numeric') return part;
  return kind === 'finish' && part === 'result' ? 'final' : null;
}
