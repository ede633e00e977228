import { z } from 'zod';

/** What a control event is of: research or a startup. Stands in the addresses of its pages. */
export const CONTROL_EVENT_TYPES = ['nir', 'startup'] as const;
export const controlEventTypeSchema = z.enum(CONTROL_EVENT_TYPES);
export type ControlEventType = z.infer<typeof controlEventTypeSchema>;

/** Kinds of control events by what they are of. */
export const CONTROL_EVENT_KINDS = {
  nir: ['predefence', 'defence', 'exam_board', 'stage_acceptance'],
  startup: ['pitch', 'expert_council', 'demo_day', 'startup_defence'],
} as const satisfies Record<ControlEventType, readonly string[]>;
export type ControlEventKind = (typeof CONTROL_EVENT_KINDS)[ControlEventType][number];
export const controlEventKindSchema = z.enum([
  ...CONTROL_EVENT_KINDS.nir,
  ...CONTROL_EVENT_KINDS.startup,
]);

/** What a kind is of. */
export function typeOfControlEvent(kind: ControlEventKind): ControlEventType {
  return (CONTROL_EVENT_KINDS.nir as readonly string[]).includes(kind) ? 'nir' : 'startup';
}

/**
 * Where an event stands: prepared by its organiser alone, told to everybody, going on, over, and over
 * with its report open to the public; or cancelled before it was over.
 */
export const CONTROL_EVENT_STATES = [
  'draft',
  'announced',
  'running',
  'finished',
  'published',
  'cancelled',
] as const;
export type ControlEventState = (typeof CONTROL_EVENT_STATES)[number];

/** What each state may become. A published report may be taken back. */
export const CONTROL_EVENT_MOVES: Readonly<
  Record<ControlEventState, readonly ControlEventState[]>
> = {
  draft: ['announced', 'cancelled'],
  announced: ['running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: ['published'],
  published: ['finished'],
  cancelled: [],
};

/** A committee: one chair, at most one secretary, who does not mark, and members. */
export const COMMITTEE_ROLES = ['chair', 'member', 'secretary'] as const;
export type CommitteeRole = (typeof COMMITTEE_ROLES)[number];

/** Seats as a committee is read out: the chair, the members, the secretary. */
export function inCommitteeOrder<S extends { role: CommitteeRole }>(seats: readonly S[]): S[] {
  const rank = ({ role }: S) => COMMITTEE_ROLES.indexOf(role);
  return seats.toSorted((one, other) => rank(one) - rank(other));
}

/** Where a work stands in the event. `marking` is over when the chair closes it. */
export const TALK_STATES = ['waiting', 'talking', 'marking', 'closed', 'absent'] as const;
export type TalkState = (typeof TALK_STATES)[number];

/** Papers about a work that an event asks for. */
export const EVENT_MATERIALS = [
  'final_report',
  'presentation',
  'supervisor_review',
  'review',
  'plagiarism_report',
  'financial_model',
] as const;
export type EventMaterial = (typeof EVENT_MATERIALS)[number];

/** What the committee signs. */
export const EVENT_PAPERS = ['protocol', 'score_sheets'] as const;
export type EventPaper = (typeof EVENT_PAPERS)[number];

/** What a work may become while the event goes on; closing it and opening it again is the chair's. */
export const TALK_MOVES: Readonly<Record<TalkState, readonly TalkState[]>> = {
  waiting: ['talking', 'absent'],
  talking: ['waiting', 'marking', 'closed'],
  marking: ['talking', 'closed'],
  closed: ['marking'],
  absent: ['waiting'],
};

/** Why a single mark is not taken; `stale` beside one for the same criterion that was typed later. */
export const MARK_REFUSALS = [
  'work_closed',
  'excluded',
  'outside_scale',
  'unknown',
  'stale',
] as const;
export type MarkRefusal = (typeof MARK_REFUSALS)[number];

/** The text under which people agree that the report names them; a new one is asked for anew. */
export const EVENT_CONSENT_VERSION = 1;
